/** What is waited for comes soon, or not at all; what may take longer names its limit. */
const LIMIT_MS = 30_000;
const LOOK_MS = 50;

/** Waits for what another process or a fake does until a check gives something truthy; throws otherwise. */
export async function until<T>(
  check: () => Promise<T | null | undefined | false>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Nothing came within ${limitMs} ms: ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
