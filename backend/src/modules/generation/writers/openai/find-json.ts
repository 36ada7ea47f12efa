/**
 * Finds the JSON object in an answer that may wrap it: drops `<think>…</think>`, then tries the whole text, fenced blocks, and
 * every balanced object from left to right. The first one that `accept` takes wins; null when there is none.
 */
export function findJson<T>(content: string, accept: (value: unknown) => T | null): T | null {
  const text = content.replace(/<think>[\s\S]*?<\/think>/gi, '').replace(/^[\s\S]*<\/think>/i, '');
  for (const candidate of candidatesIn(text)) {
    const accepted = tryParse(candidate, accept);
    if (accepted !== null) return accepted;
  }
  return null;
}

/** Answers above this size are not searched: texts of an evaluation are far smaller. */
const LONGEST_SEARCHED = 200_000;
const MOST_OBJECTS = 20;

function* candidatesIn(text: string): Generator<string> {
  yield text;
  if (text.length > LONGEST_SEARCHED) return;
  for (const fence of text.matchAll(/```(?:json)?\s*\n([\s\S]*?)```/gi)) yield fence[1] ?? '';
  let start = text.indexOf('{');
  for (let count = 0; start !== -1 && count < MOST_OBJECTS; count += 1) {
    const end = endOfObject(text, start);
    if (end !== -1) yield text.slice(start, end + 1);
    start = text.indexOf('{', start + 1);
  }
}

/** The index of the brace that closes the one at `start`, braces inside strings left out; -1 when it never closes. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (inString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return index;
  }
  return -1;
}

function tryParse<T>(text: string, accept: (value: unknown) => T | null): T | null {
  try {
    return accept(JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
