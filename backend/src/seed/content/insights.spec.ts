import { checkText } from '../../modules/review/configuration/check-configuration.js';
import type { DemoQuestionnaire } from './content.types.js';
import { DEMO } from './demo-content.js';

const questionnaires = [DEMO.hu.questionnaire, DEMO.en.questionnaire, DEMO.ro.questionnaire];
const byLanguage = questionnaires.map((each) => [each.language, each] as const);

const nowhere = { sectionId: 1, questionId: 1, optionId: 1 };
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).map(wordsOf);

/** A condition with the option's position in place of its label, so that the languages can be compared. */
const byPosition = ({ sections }: DemoQuestionnaire, when: string) =>
  when.replace(
    /(Q(\d+)\.(\d+) (?:is|has all)) ("[^"]+"(?:, "[^"]+")*)/g,
    (_all, before: string, section: string, question: string, labels: string) => {
      const { options } = sections[Number(section) - 1]!.questions[Number(question) - 1]!;
      const positions = [...labels.matchAll(/"([^"]+)"/g)].map(([, label]) =>
        options.findIndex((option) => option.label === label),
      );
      return `${before} ${positions.join(', ')}`;
    },
  );

describe.each(byLanguage)('the insights of the %s questionnaire', (_language, questionnaire) => {
  const { insights, sections, language } = questionnaire;

  it('are 15 to 25, of the summary and of every section, half of them with advice', () => {
    expect(insights.length).toBeGreaterThanOrEqual(15);
    expect(insights.length).toBeLessThanOrEqual(25);
    const ofSummary = insights.filter(({ place }) => place === 'summary');
    expect(ofSummary.length).toBeGreaterThanOrEqual(4);
    expect(ofSummary.every(({ section }) => section === undefined)).toBe(true);
    const numbers = insights.filter(({ place }) => place === 'section').map(({ section }) => section);
    for (const number of sections.keys())
      expect(numbers.filter((each) => each === number + 1).length).toBeGreaterThanOrEqual(3);
    expect(numbers.length + ofSummary.length).toBe(insights.length);
    expect(insights.filter(({ advice }) => advice).length).toBeGreaterThanOrEqual(insights.length / 2);
    expect(insights.every(({ weight }) => Number.isInteger(weight) && weight >= 1 && weight <= 10)).toBe(
      true,
    );
  });

  it('name options that exist', () => {
    for (const { when } of insights) expect(byPosition(questionnaire, when)).not.toMatch(/-1|"/);
  });

  it('say in one or two short sentences what no answer says of itself, without digits, labels and products', () => {
    const questions = sections.flatMap((section) => section.questions);
    const ofAnswers = new Set(
      questions.flatMap(({ relatedTip, options }) =>
        [relatedTip, ...options.flatMap(({ meaning, advice }) => [meaning, advice])].flatMap((text) =>
          text === null ? [] : sentencesOf(text),
        ),
      ),
    );
    const products = questions.flatMap(({ relatedProduct }) => relatedProduct ?? []);
    const own = new Set<string>();
    for (const { text, advice } of insights) {
      expect([text, text.length >= 80 && text.length <= 260]).toEqual([text, true]);
      expect([advice, (advice ?? '').length <= 200]).toEqual([advice, true]);
      for (const each of [text, advice ?? '']) {
        expect(each).not.toMatch(/[\d:<>{}]|www\./);
        expect(sentencesOf(each).length).toBeLessThanOrEqual(2);
        expect(sentencesOf(each).filter((sentence) => ofAnswers.has(sentence))).toEqual([]);
        expect(products.filter((name) => wordsOf(each).includes(wordsOf(name)))).toEqual([]);
      }
      own.add(text).add(advice ?? '');
    }
    const advised = insights.filter(({ advice }) => advice);
    expect(own.size).toBe(insights.length + advised.length + 1);
  });

  it('hold nothing that the checks of a configuration refuse', () => {
    const found = insights.flatMap(({ text, advice }) => [
      ...checkText({ field: 'meaning', text, ...nowhere }, language),
      ...(advice === null ? [] : checkText({ field: 'advice', text: advice, ...nowhere }, language)),
    ]);
    expect(found.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([]);
  });
});

it('the insights of the three questionnaires are about the same answers, in the same place and weight', () => {
  const shapes = questionnaires.map((questionnaire) =>
    questionnaire.insights.map(({ when, place, section, weight, advice }) => ({
      when: byPosition(questionnaire, when),
      place,
      section,
      weight,
      advised: advice !== null,
    })),
  );
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});
