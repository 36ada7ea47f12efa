import { createRequire } from 'node:module';
import type { BuiltInText } from './built-in.types.js';
// Has the compiler put the file beside the built code.
import type texts from './built-in.gen.json';
import type { TextContext } from './contexts.js';

let known: { texts: readonly BuiltInText[]; byKey: ReadonlyMap<string, BuiltInText> } | null = null;

/** Read by the first who asks, not by the start: it is nearly a megabyte, and few do. */
function read() {
  if (known) return known;
  const all = createRequire(import.meta.url)('./built-in.gen.json') as typeof texts as readonly BuiltInText[];
  return (known = { texts: all, byKey: new Map(all.map((text) => [`${text.context} ${text.key}`, text])) });
}

/** Every text that the product brings along, in the order of the screens. */
export const builtInTexts = (): readonly BuiltInText[] => read().texts;

/** A text as the product brings it along; undefined for a key that it does not know in this context. */
export const builtInOf = (context: TextContext, key: string): BuiltInText | undefined =>
  read().byKey.get(`${context} ${key}`);
