/** The one writer of the pad's live region. Two sides, so that the same words speak twice. */
class Voice {
  text = $state("");
  side = $state(0);

  say(text: string): void {
    this.text = text;
    this.side = 1 - this.side;
  }
}
export const voice = new Voice();
