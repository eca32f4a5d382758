/** The screen stays on while the table waits for its owner. */
let lock: WakeLockSentinel | null = null;
let wanted = false;

export async function stayAwake(on: boolean): Promise<void> {
  wanted = on;
  if (!on) return release();
  try {
    lock ??= (await navigator.wakeLock?.request("screen")) ?? null;
  } catch {
    // Low battery or a hidden page: then the screen goes dark as usual.
  }
  if (!wanted) await release();
}

async function release(): Promise<void> {
  const held = lock;
  lock = null;
  await held?.release();
}
