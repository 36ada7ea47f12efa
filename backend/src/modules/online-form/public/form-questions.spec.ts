import { option, question, section } from '../../../../test/make/sections.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { askedSections } from '../../questionnaires/conditions/asked.js';
import type { SectionWithQuestions } from '../../questionnaires/configuration.service.js';
import { formSections } from './form-questions.js';

const asked = (id: number, shownIf: Condition | null = null) =>
  question(id, { options: [option(id * 10 + 1), option(id * 10 + 2)], shownIf });
const formOf = (...sections: ReturnType<typeof section>[]) =>
  formSections(sections as SectionWithQuestions[], 'en');

it('sends a form the conditions that can be used, and asks everybody what has another one', () => {
  const usable: Condition = { question: 1, chose: 'any', options: [11] };
  const unusable: Condition[] = [
    { question: 9, answered: true },
    { question: 1, chose: 'any', options: [19] },
    { question: 6, answered: true },
    { section: 1, below: 50 },
    {} as Condition,
  ];
  const form = formOf(
    section(1, [asked(1), asked(2, usable), ...unusable.map((one, at) => asked(3 + at, one))]),
    section(2, [asked(8)], { shownIf: { question: 8, answered: true } }),
  );
  expect(form.map(({ shownIf }) => shownIf)).toEqual([undefined, undefined]);
  const conditions = form.flatMap(({ questions }) => questions.map(({ shownIf }) => shownIf));
  expect(conditions).toEqual([undefined, usable, ...unusable.map(() => undefined), undefined]);
  const shown = askedSections(form, {}).map(({ questions }) => questions.map(({ id }) => id));
  expect(shown).toEqual([[1, 3, 4, 5, 6, 7], [8]]);
});

it('says of which question the options are a scale', () => {
  const steps = ['Never', 'Sometimes', 'Always'].map((label, at) => option(at + 1, { label, points: at }));
  const [form] = formOf(section(1, [question(1, { options: steps }), asked(2)]));
  expect(form!.questions.map(({ scale }) => scale)).toEqual([true, undefined]);
});
