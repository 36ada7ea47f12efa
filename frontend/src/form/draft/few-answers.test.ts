import { expect, it } from 'vitest';
import { ids, makeForm } from '../../testing/make-form.ts';
import { fewAnswers } from './answers.ts';

const given = (...questions: string[]) =>
  Object.fromEntries(questions.map((id) => [id, { options: [1], text: '', counter: 1, isStored: true }]));
const form = makeForm();

it('counts the questions that count, and is null where enough of their points were answered', () => {
  expect(fewAnswers(form, {})).toEqual({ answered: 0, count: 3 });
  expect(fewAnswers(form, given(ids.remarks))).toEqual({ answered: 0, count: 3 });
  expect(fewAnswers(form, given(ids.booking))).toEqual({ answered: 1, count: 3 });
  expect(fewAnswers(form, given(ids.booking, ids.backup))).toBeNull();
});

it('leaves out what does not apply', () => {
  const [first, ...others] = form.sections;
  const [booking, ...questions] = first!.questions;
  const notOurs = { id: 9, label: 'Not ours', exclusive: true, notApplicable: true };
  const sections = [
    { ...first!, questions: [{ ...booking!, options: [...booking!.options, notOurs] }, ...questions] },
    ...others,
  ];
  const answers = { [ids.booking]: { options: [9], counter: 1 } };
  expect(fewAnswers({ ...form, sections }, answers)).toEqual({ answered: 0, count: 2 });
});

it('follows the share that the questionnaire asks for', () => {
  expect(fewAnswers(makeForm({ minAnsweredPercent: 0 }), {})).toBeNull();
  expect(fewAnswers(makeForm({ minAnsweredPercent: 100 }), given(ids.booking, ids.backup))).not.toBeNull();
});
