import { isLanguage } from '../../platform/http/languages.js';
import { cleanText } from '../../platform/text/clean-text.js';
import { CONTEXTS } from './contexts.js';
import type { UiText } from './ui-text.entity.js';

/** Characters of a key and of a wording, and records of one translation file (rules: text overrides). */
export const KEY_LENGTH = 120;
export const WORDING_LENGTH = 10_000;
export const MOST_RECORDS = 5_000;

/** A text as a translation file has it. */
export type TextRecord = Omit<UiText, 'id'>;

/** Why a record can't be read: the code of a message and what it names. */
export interface RecordFault {
  code: string;
  params: Record<string, string | number>;
}

/** Reads a record of a translation file, whatever stands there; other fields than a text's are ignored. Pure. */
export function readRecord(raw: unknown): TextRecord | RecordFault {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrong('record');
  const key = textOf(raw, 'key')?.trim() ?? '';
  if (key === '' || key.length > KEY_LENGTH) return wrong('key');
  const context = CONTEXTS.find((known) => known === fieldOf(raw, 'context'));
  if (context === undefined) return wrong('context');
  const language = fieldOf(raw, 'language');
  if (!isLanguage(language)) return wrong('language');
  const value = textOf(raw, 'value') ?? '';
  if (value.trim() === '') return wrong('value');
  if (value.length > WORDING_LENGTH)
    return { code: 'ui_text_record_too_long', params: { most: WORDING_LENGTH } };
  const questionnaireId = fieldOf(raw, 'questionnaireId') ?? null;
  if (!isOwner(questionnaireId)) return wrong('questionnaireId');
  return { key, context, language, value, questionnaireId };
}

/** What makes two records the same text. Pure. */
export const recordKey = ({ questionnaireId, context, language, key }: TextRecord): string =>
  `${questionnaireId ?? 'global'} ${context} ${language} ${key}`;

const wrong = (field: string): RecordFault => ({ code: 'ui_text_record_wrong', params: { field } });

/** Only what the record itself says, never what every object has. */
const fieldOf = (raw: object, name: string): unknown =>
  Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;

function textOf(raw: object, name: string): string | null {
  const value = fieldOf(raw, name);
  return typeof value === 'string' ? cleanText(value) : null;
}

const isOwner = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9);
