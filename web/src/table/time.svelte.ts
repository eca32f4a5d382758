/** A clock of the table as it stands now: time for the move, then the reserve. */
import type { Clock } from "../wire.generated";

export const WARNS_AT = 20;

export interface Time {
  running: boolean;
  /** Seconds shown: of the move, or of the reserve once that runs. */
  left: number;
  total: number;
  bank: number;
  reserve: boolean;
  low: boolean;
  share: number;
  text: string;
}

export function timeOf(clock: Clock | undefined, now: number, span: number): Time | null {
  if (!clock || clock.deadline === null) return null;
  const total = Math.max(0, clock.deadline - now);
  const bank = clock.bank ?? 0;
  const reserve = total <= bank;
  const left = reserve ? total : total - bank;
  const whole = reserve ? Math.max(bank, 1) : Math.max(span, left, 1);
  return {
    running: true,
    left,
    total,
    bank,
    reserve,
    low: left <= WARNS_AT,
    share: left / whole,
    text: clockText(left),
  };
}

export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The server's seconds, ticking as long as somebody looks. */
export class Ticking {
  now = $state(0);

  constructor(read: () => number, runs: () => boolean) {
    $effect(() => {
      if (!runs()) return;
      this.now = read();
      const timer = setInterval(() => (this.now = read()), 500);
      return () => clearInterval(timer);
    });
  }
}
