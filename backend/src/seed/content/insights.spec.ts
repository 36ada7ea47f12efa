import type { Condition } from '../../modules/questionnaires/conditions/condition.js';
import { type Answers, holds } from '../../modules/questionnaires/conditions/holds.js';
import { parseCondition, printCondition } from '../../modules/questionnaires/conditions/written.js';
import { factsForChecks } from '../../modules/review/checks/check-facts.js';
import { checkTexts } from '../../modules/review/checks/check-texts.js';
import { checkText } from '../../modules/review/configuration/check-configuration.js';
import { wordingsOf } from '../../modules/questionnaires/wordings.js';
import { scorerOf } from '../../modules/scoring/score.js';
import { demoSections } from '../../../test/make/demo-sections.js';
import { answersFor } from './answers.js';
import { CONTRADICTIONS } from './contradictions.js';
import type { DemoInsight, DemoQuestionnaire, DemoRespondent } from './content.types.js';
import { DEMO } from './demo-content.js';
import { outlineOf } from './outline.js';

const questionnaires = [DEMO.hu.questionnaire, DEMO.en.questionnaire, DEMO.ro.questionnaire];
const byLanguage = questionnaires.map((each) => [each.language, each] as const);

const nowhere = { sectionId: 1, questionId: 1, optionId: 1 };
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).map(wordsOf);

/** What an insight's condition says, by the places of questions and options, so that the languages can be compared. */
function conditionOf({ sections }: DemoQuestionnaire, { when }: DemoInsight): Condition {
  const outline = outlineOf(sections);
  const read = parseCondition(when, outline);
  if ('error' in read) throw new Error(`${when}: ${JSON.stringify(read.error)}`);
  expect(printCondition(read.condition, outline)).toBe(when);
  return read.condition;
}

/** In each language. */
const CLINICS = 700;

/** One clinic of so many contradicts itself. */
const CARELESS_EVERY = 10;

/** Two answers that contradict each other. */
function bothOf({ sections }: DemoQuestionnaire, { given, ruledOut }: (typeof CONTRADICTIONS)[number]) {
  const questions = sections.flatMap((section) => section.questions);
  return Object.fromEntries(
    [given, ruledOut].map(({ question, option }) => {
      const { questionText, options } = questions[question]!;
      return [questionText, options[option]!.label];
    }),
  );
}

/** The scores of many made-up clinics, each with the insights that hold for it. */
function madeUp(questionnaire: DemoQuestionnaire, respondents: DemoRespondent[]) {
  const score = scorerOf(demoSections(questionnaire), questionnaire.language);
  const insights = questionnaire.insights.map((insight) => ({
    insight,
    condition: conditionOf(questionnaire, insight),
  }));
  return Array.from({ length: CLINICS }, (_clinic, index) => {
    const respondent = respondents[index % respondents.length]!;
    const answers = answersFor(questionnaire, { ...respondent, clinicName: `Clinic ${index}` });
    const careless =
      index % CARELESS_EVERY === 0
        ? CONTRADICTIONS[(index / CARELESS_EVERY) % CONTRADICTIONS.length]
        : undefined;
    const scored = score({ ...answers, ...(careless && bothOf(questionnaire, careless)) });
    const facts: Answers = {
      chosen: (id) => scored.chosenOptions[id] ?? null,
      isAnswered: (id) => id in scored.chosenOptions,
      percent: (id) => (id === null ? scored.percentage : scored.sectionScores[id - 1]!.percentage),
    };
    const held = insights.filter(({ condition }) => holds(condition, facts) === true);
    return { scored, held: held.map(({ insight }) => insight) };
  });
}

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

  const clinics = madeUp(questionnaire, DEMO[language].respondents);

  it('hold for some of many made-up clinics and never for most, and nearly every clinic gets several', () => {
    for (const insight of insights) {
      const times = clinics.filter(({ held }) => held.includes(insight)).length;
      expect([insight.when, times > 0 && times <= CLINICS * 0.6]).toEqual([insight.when, true]);
    }
    const share = (least: number) => clinics.filter(({ held }) => held.length >= least).length / CLINICS;
    expect(share(2)).toBeGreaterThanOrEqual(0.95);
    expect(share(9)).toBeLessThanOrEqual(0.05);
  });

  it('pass the checks of texts where they hold', () => {
    const asked = demoSections(questionnaire);
    const left = new Set(insights);
    for (const { scored, held } of clinics) {
      if (!held.some((insight) => left.has(insight))) continue;
      for (const insight of held) left.delete(insight);
      const said = (number?: number) =>
        held
          .filter(({ section }) => section === number)
          .flatMap(({ text, advice }) => [...wordingsOf(text), ...(advice === null ? [] : [advice])])
          .join(' ');
      const ofSections = asked.map(({ id }) => [id, { text: said(id) }] as const);
      const texts = { motivationalMessage: '', strengths: {}, sections: Object.fromEntries(ofSections) };
      const facts = factsForChecks({ language, score: scored, sections: asked });
      const found = checkTexts({ ...texts, summary: said() }, facts).filter(({ rule }) => rule !== 'empty');
      expect(
        found.filter(({ rule }) => rule !== 'too_long').map(({ rule, text }) => `${rule}: ${text}`),
      ).toEqual([]);
    }
    expect([...left]).toEqual([]);
  });

  it('say in one or two short sentences what no answer says of itself, without digits, labels and products', () => {
    const questions = sections.flatMap((section) => section.questions);
    const ofAnswers = new Set(
      questions.flatMap(({ relatedTip, options }) =>
        [relatedTip, ...options.flatMap(({ meaning, advice }) => [meaning, advice])].flatMap((text) =>
          text ? sentencesOf(text) : [],
        ),
      ),
    );
    const products = questions.flatMap(({ relatedProduct }) => relatedProduct ?? []);
    const own = new Set<string>();
    for (const { text, advice } of insights) {
      const wordings = wordingsOf(text);
      for (const one of wordings) expect([one, one.length >= 80 && one.length <= 260]).toEqual([one, true]);
      expect([advice, (advice ?? '').length <= 200]).toEqual([advice, true]);
      for (const each of [...wordings, advice ?? '']) {
        expect(each).not.toMatch(/[\d:<>{}]|www\./);
        expect(sentencesOf(each).length).toBeLessThanOrEqual(2);
        expect(sentencesOf(each).filter((sentence) => ofAnswers.has(sentence))).toEqual([]);
        expect(products.filter((name) => wordsOf(each).includes(wordsOf(name)))).toEqual([]);
      }
      own.add(text).add(advice ?? '');
    }
    const advised = insights.filter(({ advice }) => advice);
    // Those that hold for many clinics have two wordings.
    expect(insights.filter(({ text }) => wordingsOf(text).length === 2).length).toBeGreaterThanOrEqual(15);
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
    questionnaire.insights.map((insight) => ({
      condition: conditionOf(questionnaire, insight),
      place: insight.place,
      section: insight.section,
      weight: insight.weight,
      advised: insight.advice !== null,
    })),
  );
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
});
