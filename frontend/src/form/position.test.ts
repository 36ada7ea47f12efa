import { describe, expect, it } from 'vitest';
import { ids, makeForm } from '../testing/make-form.ts';
import { typedNumber } from './draft/number-answers.ts';
import { type FormQuestion } from './form.api.ts';
import { missingIn, startingStep, wordsOf } from './position.ts';

const form = makeForm();
const given = (...questionIds: string[]) =>
  Object.fromEntries(questionIds.map((id) => [id, { options: [1], text: 'x', counter: 1 }]));

describe('where somebody goes on', () => {
  it.each([
    ['at the introduction before the first answer', [], { view: 'intro' }],
    ['in the section that is not complete', [ids.booking], { view: 'section', section: 11 }],
    ['in the next one after a complete one', [ids.booking, ids.channels], { view: 'section', section: 12 }],
    ['where they stood, past what was left out', [ids.booking, ids.backup], { view: 'section', section: 12 }],
    ['where a required answer is missing', [ids.backup, ids.remarks], { view: 'section', section: 11 }],
    ['at the list of answers when nothing is left', Object.values(ids), { view: 'review' }],
  ])('%s', (_name, answered, step) => {
    expect(startingStep(form, given(...answered))).toEqual(step);
  });

  it('is past a question that was skipped on purpose', () => {
    const sections = form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, required: false })),
    }));
    expect(startingStep({ sections }, given(ids.channels))).toEqual({ view: 'section', section: 12 });
  });

  it('does not count an answer that was taken back', () => {
    expect(startingStep(form, { [ids.booking]: { counter: 3 } })).toEqual({ view: 'intro' });
  });
});

describe('a question that is answered by a number', () => {
  const share: FormQuestion = {
    ...form.sections[0]!.questions[0]!,
    kind: 'number',
    required: false,
    options: [
      { id: 1, label: 'below 10', exclusive: false, from: 0 },
      { id: 2, label: 'from 10', exclusive: false, from: 10 },
      { id: 3, label: 'We have none', exclusive: true, notApplicable: true },
    ],
    number: { unit: '%', min: 0, max: 100, decimals: true },
  };
  const typed = (text: string) => ({ [share.questionId]: { ...typedNumber(share, text), counter: 1 } });

  it('knows the band of what is typed, as conditions look at it', () => {
    expect(typedNumber(share, '9,9')).toEqual({ text: '9,9', options: [1] });
    expect(typedNumber(share, '10')).toEqual({ text: '10', options: [2] });
    expect(typedNumber(share, '1.200')).toEqual({ text: '1.200' });
  });

  it.each(['abc', '101', '-1', '1.200'])(
    'is asked again where %j was typed, though it may be left out',
    (text) => {
      expect(missingIn([share], typed(text))).toEqual([share]);
      expect(wordsOf(share, typed(text))).toEqual([text]);
    },
  );

  it('is listed with its unit, and what was chosen instead by its words', () => {
    expect(missingIn([share], typed('12,5'))).toEqual([]);
    expect(wordsOf(share, typed('12.5'))).toEqual(['12,5%']);
    expect(wordsOf(share, { [share.questionId]: { options: [3], counter: 1 } })).toEqual(['We have none']);
    expect(missingIn([share], {})).toEqual([]);
  });
});
