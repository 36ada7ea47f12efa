/** What is waited for comes soon, or not at all: the limit only has to be more than the busiest machine needs. */
const LIMIT_MS = 120_000;

/** Waits until a check gives something truthy; throws otherwise. */
export async function until<T>(
  check: () => Promise<T | null | undefined | false>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Nothing came within ${limitMs} ms: ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
