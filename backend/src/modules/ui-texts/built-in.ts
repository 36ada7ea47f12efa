import type { BuiltInText } from './built-in.types.js';
import texts from './built-in.gen.json' with { type: 'json' };
import type { TextContext } from './contexts.js';

/** Every text that the product brings along, in the order of the screens. */
export const BUILT_IN_TEXTS = texts as readonly BuiltInText[];

const byKey = new Map(BUILT_IN_TEXTS.map((text) => [`${text.context} ${text.key}`, text]));

/** A text as the product brings it along; undefined for a key that it does not know in this context. */
export const builtInOf = (context: TextContext, key: string): BuiltInText | undefined =>
  byKey.get(`${context} ${key}`);
