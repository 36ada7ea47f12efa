import { createHash } from 'node:crypto';
import type { ErrorParams } from '../../../platform/errors/app-error.js';
import type messages from '../texts/check-messages.en.json';

/** What a check is about. Its sentence for people is the message `check_<rule>`. */
export type CheckRule = keyof typeof messages extends `check_${infer Rule}` ? Rule : never;

/** What stands between two places of a text is to be this instead. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** A fault in a text: `start` and `end` are offsets in the field's text, in UTF-16 code units; `text` is what stands there. */
export interface Finding {
  id: string;
  /** 'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'. */
  field: string;
  start: number;
  end: number;
  rule: CheckRule;
  text: string;
  /** How it is put right, where there is no doubt. */
  fix?: Fix;
  /** Its sentence for people, where the rule's own does not say enough. */
  message?: { code: string; params: ErrorParams };
}

/**
 * A finding's id: the first 16 hex digits of a hash of its rule, field, faulty part and sentence. So a waiver outlives edits of
 * other sentences and ends when its own changes. `occurrence` counts equal faults of equal sentences (rules: waivers).
 */
export function findingId(
  { rule, field, text }: Pick<Finding, 'rule' | 'field' | 'text'>,
  sentence: string,
  occurrence: number,
): string {
  const parts = [rule, field, oneLine(text), oneLine(sentence), occurrence];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

const oneLine = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
