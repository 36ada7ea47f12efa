/** Waits until a check gives something truthy; throws with the last state otherwise. */
export async function until<T>(
  check: () => Promise<T | null | undefined | false>,
  limitMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Nothing came within ${limitMs} ms: ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
