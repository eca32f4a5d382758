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
    const opener = this.#opener;
    this.#opener = null;
    // Closed before it goes: then the focus comes back in one step, and nothing else catches it.
    document.querySelector<HTMLDialogElement>(".tpanel")?.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    this.open = null;
  }
}
