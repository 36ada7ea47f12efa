import { bandOf, numberIn, type NumberFault } from '../../shared/numbers.ts';
import { type FormQuestion } from '../form.api.ts';
import { type StoredAnswer } from './answers.ts';

export type { NumberFault };

/** What was typed as an answer, with the option whose band it belongs to: that is what conditions see. Pure. */
export function typedNumber(question: FormQuestion, text: string): Pick<StoredAnswer, 'options' | 'text'> {
  const value = valueOf(question, text);
  const bands = question.options.map(({ id, from = null }) => ({ id, from }));
  const band = value === null ? undefined : bandOf(bands, value);
  return { text, ...(band === undefined ? {} : { options: [band.id] }) };
}

/** Why what was typed is no number that the question accepts; null where it is one, and where nothing was typed. Pure. */
export function numberFault({ number }: FormQuestion, text = ''): NumberFault | null {
  if (number === undefined || text.trim() === '') return null;
  const read = numberIn(text, number);
  return 'fault' in read ? read.fault : null;
}

/** The number that was typed; null where it is none that the question accepts. Pure. */
export function valueOf({ number }: FormQuestion, text: string): number | null {
  const read = number === undefined ? null : numberIn(text, number);
  return read !== null && 'value' in read ? read.value : null;
}
