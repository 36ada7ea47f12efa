const MILLION = 1_000_000;

/** Prices of a million tokens; null where none is set. */
export interface AiPrices {
  prompt: number | null;
  completion: number | null;
}

/** The cost of tokens, to a millionth; null while neither price is set. A price that is not set counts as 0. Pure (rules: AI usage). */
export function priceOf(
  { promptTokens, completionTokens }: { promptTokens: number; completionTokens: number },
  { prompt, completion }: AiPrices,
): number | null {
  if (prompt === null && completion === null) return null;
  const cost = (promptTokens * (prompt ?? 0) + completionTokens * (completion ?? 0)) / MILLION;
  return Math.round(cost * MILLION) / MILLION;
}
