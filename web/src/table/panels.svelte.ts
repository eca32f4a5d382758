/** Which panel lies on the table, and who opened it. */
import { tick } from "svelte";

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
    const opener = this.#opener;
    this.#opener = null;
    // As long as a modal panel is there, nothing behind it takes the focus.
    void tick().then(() => opener instanceof HTMLElement && opener.isConnected && opener.focus());
  }
}
