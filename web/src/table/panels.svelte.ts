/** Which panel lies on the table, and who opened it. */
export type PanelName = "last" | "score" | "rules" | "more" | "keys";

export class Panels {
  open = $state<PanelName | null>(null);
  #opener: Element | null = null;

  toggle(name: PanelName): void {
    if (this.open === name) return this.close();
    if (this.open === null) this.#opener = document.activeElement;
    this.open = name;
  }

  close(): void {
    this.open = null;
    if (this.#opener instanceof HTMLElement && this.#opener.isConnected) this.#opener.focus();
    this.#opener = null;
  }
}
