import { LANGUAGES } from '../../platform/http/languages.js';
import { DEMO } from '../../seed/content/demo-content.js';
import { estimatedMinutes } from './estimated-minutes.js';

const yesNo = { text: 'x'.repeat(80), kind: 'single' as const, options: [{ label: 'Yes' }, { label: 'No' }] };
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('Minutes to fill in', () => {
  it('are never none', () => expect(estimatedMinutes([])).toBe(2));

  it.each([
    [10, 5],
    [30, 11],
    [60, 20],
  ])('of %i questions with yes and no are %i', (count, minutes) =>
    expect(estimatedMinutes(times(count, yesNo))).toBe(minutes),
  );

  // The landing page promises 10 to 15 minutes; the form must not say otherwise.
  it.each(LANGUAGES)('of the demo (%s) are those that the landing page promises', (language) => {
    const questions = DEMO[language].questionnaire.sections.flatMap((section) => section.questions);
    const minutes = estimatedMinutes(
      questions.map((question) => ({ ...question, text: question.questionText })),
    );
    expect([minutes >= 10, minutes <= 15]).toEqual([true, true]);
  });

  it('grow with the text, the options, and with what has to be written', () => {
    const of = (change: object) => estimatedMinutes(times(30, { ...yesNo, ...change }));
    const plain = of({});
    expect(of({ text: 'x'.repeat(400) })).toBeGreaterThan(plain);
    expect(of({ options: times(8, { label: 'x'.repeat(60) }) })).toBeGreaterThan(plain);
    expect(of({ kind: 'multiple' })).toBeGreaterThan(plain);
    expect(of({ kind: 'text', options: [] })).toBeGreaterThan(plain);
  });
});
