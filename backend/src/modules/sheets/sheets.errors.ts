import type { ErrorParams } from '../../platform/errors/app-error.js';
import { messageOf } from '../../platform/errors/messages.js';
import type { ConditionFault } from '../questionnaires/conditions/shown.js';
import type { NeedsFault } from '../questionnaires/needs.js';
import type { Texts } from '../../platform/text/say.js';
import { type Language } from '../../platform/http/languages.js';
import { wordsOf } from './configuration/workbook-words.js';
import type messages from './texts/row-messages.en.json';

/** What sections and questions say of other questions is refused in the words of the editor. */
export type RowReasonCode = keyof typeof messages | `shown_if_${ConditionFault}` | `needs_${NeedsFault}`;

/** A reason as data; `describeReason` gives its sentence. */
export interface RowReason {
  code: RowReasonCode;
  params?: ErrorParams;
}

/** Where it is (row and column as a person sees them; the column by its header, null for the whole row) and why. */
export interface RowError {
  sheet: string;
  row: number;
  column: string | null;
  reason: RowReason;
}

/** The sentence of a reason in the reader's language. */
export function describeReason({ code, params }: RowReason, language: Language): string {
  const isOfColumn = code === 'column_missing' || code === 'column_twice';
  return messageOf(code, language, isOfColumn ? { column: columnWord(params?.column, language) } : params);
}

/** A column of the configuration's workbook by its name in the program. */
function columnWord(name: unknown, language: Language): string {
  const words: Texts = wordsOf(language);
  return Object.hasOwn(words, String(name)) ? words[String(name)]! : String(name);
}
