/**
 * The base URL as it is stored: trimmed, without query, trailing slashes or a pasted `/chat/completions`. A text that is no URL comes
 * back trimmed, for the caller's validation to refuse.
 */
export function normalizeBaseUrl(text: string): string {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return trimmed;
  const url = new URL(trimmed);
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/i, '')
    .replace(/\/+$/, '');
  const user = url.username === '' ? '' : `${url.username}${url.password ? `:${url.password}` : ''}@`;
  return `${url.protocol}//${user}${url.host}${path}`;
}

/** Only OpenAI and Azure know `max_completion_tokens` everywhere; other servers were built after `max_tokens`. */
export function prefersCompletionTokens(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { hostname } = new URL(baseUrl);
  return hostname === 'api.openai.com' || hostname.endsWith('.openai.com') || hostname.endsWith('.azure.com');
}
