/** Which panel lies on the table, and who opened it. */
export type PanelName = "last" | "score" | "rules" | "more" | "keys";

export class Panels {
  open = $state<PanelName | null>(null);
  /** The rule at which the rules are opened. */
  cited = $state("");
  #opener: Element | null = null;

  toggle(name: PanelName): void {
    if (this.open === name) return this.close();
    if (this.open === null) this.#opener = document.activeElement;
    this.open = name;
    this.cited = "";
  }

  /** Opens the rules at the one that was cited. */
  showRule(rule: string): void {
    if (this.open !== "rules") this.toggle("rules");
    this.cited = rule;
  }

  close(): void {
    const opener = this.#opener;
    this.#opener = null;
    // Closed before it goes: then the focus comes back in one step, and nothing else catches it.
    document.querySelector<HTMLDialogElement>(".table-panel")?.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    this.open = null;
  }
}
