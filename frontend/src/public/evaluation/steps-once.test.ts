import { expect, it } from 'vitest';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { readEvaluation, type Tip } from './evaluation-view.ts';
import { besideSteps } from './solutions.ts';
import { stepsAfterHeadline, stepsOfSection } from './steps-once.ts';

const tip = (text: string, productId?: string): Tip => ({ id: text, text, weight: 1, points: 2, productId });
const analysis = (text: string) => ({ text, origin: null });
const placesOf = (text: string, tips: Tip[]) => {
  const { paragraphs, others } = stepsOfSection({ analysis: analysis(text), tips });
  return {
    told: paragraphs.map(({ steps }) => steps.map((step) => step.text)),
    others: others.map((step) => step.text),
  };
};

it('lists on the first page the steps that its headline does not name', () => {
  const page = makeEvaluation([
    { name: 'A', percentage: 80 },
    { name: 'B', percentage: 10 },
  ]);
  const after = (maxScore: number) =>
    stepsAfterHeadline(readEvaluation({ ...page, evaluation: { ...page.evaluation, maxScore } })).map(
      ({ text }) => text,
    );
  expect(after(8)).toEqual(['Tipp 1']);
  // Without points there is no headline that could name one.
  expect(after(0)).toEqual(['Tipp 2', 'Tipp 1']);
});

it.each([
  ['word for word', 'Kérjenek jelentést a mentésről. Évente elég.'],
  ['in the middle of a sentence', 'Ezzel kezdjék: kérjenek jelentést a mentésről! Utána a többi.'],
  ['at the end of a paragraph', 'Ezzel kezdjék: kérjenek  jelentést a mentésről'],
])('a step that the analysis tells %s does not stand in the list again', (_, text) => {
  const tips = [tip('Kérjenek jelentést a mentésről. Évente elég.'), tip('Tartsanak oktatást.')];
  expect(placesOf(`A mentés naponta fut.\n${text}`, tips)).toEqual({
    told: [[], [tips[0]!.text]],
    others: [tips[1]!.text],
  });
});

it('knows a step to answer by its question', () => {
  const answer = tip('Answer the question “Do staff get training?”');
  expect(placesOf('We could tell you more if you also answered “Do staff get training?”', [answer])).toEqual({
    told: [[answer.text]],
    others: [],
  });
  // Other quotations are names of things.
  const other = tip('Publish it as “Contact”.');
  expect(placesOf('The page “Contact” is missing.', [other]).others).toEqual([other.text]);
});

it('two paragraphs that tell one step have it once, and without an analysis all steps are listed', () => {
  const tips = [tip('Tartsanak oktatást.'), tip('Tartsanak oktatást.')];
  expect(placesOf('Tartsanak oktatást.\nTartsanak oktatást!', tips).told.map(({ length }) => length)).toEqual(
    [2, 0],
  );
  expect(placesOf('', tips)).toEqual({ told: [], others: tips.map(({ text }) => text) });
});

it('the list goes on behind the steps that the analysis tells, where the first is among them', () => {
  const tips = ['Tartsanak oktatást.', 'Készüljön mentés.', 'Legyen napló.'].map((text) => tip(text));
  const fromOf = (text: string) => stepsOfSection({ analysis: analysis(text), tips }).from;
  expect(fromOf('Tartsanak oktatást.')).toBe(2);
  expect(fromOf('Tartsanak oktatást.\nKészüljön mentés.')).toBe(3);
  expect(fromOf('Készüljön mentés.')).toBe(1);
  expect(fromOf('')).toBe(1);
});

it('each solution stands beside the first step that it serves, or alone', () => {
  const named = (id: string) => ({
    id,
    name: id,
    description: '',
    url: null,
    percentage: 1,
    priceNote: null,
    effortNote: null,
  });
  const steps = [tip('1'), tip('2', 'a'), tip('3', 'a'), tip('4', 'gone')];
  const { beside, others } = besideSteps(steps, [named('a'), named('b')]);
  expect([...beside].map(([step, { id }]) => [step.text, id])).toEqual([['2', 'a']]);
  expect(others.map(({ id }) => id)).toEqual(['b']);
});
