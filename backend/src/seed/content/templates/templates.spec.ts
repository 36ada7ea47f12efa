import { testsOf } from '../../../modules/questionnaires/conditions/condition.js';
import { hiddenFinder } from '../../../modules/questionnaires/conditions/shown.js';
import { parseCondition } from '../../../modules/questionnaires/conditions/written.js';
import { wordingsOf } from '../../../modules/questionnaires/wordings.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { worthOf } from '../answers.js';
import type { DemoInsight, DemoQuestion, DemoQuestionnaire } from '../content.types.js';
import { DEMO } from '../demo-content.js';
import { linksOf, shownIfOf } from '../conditions-of.js';
import { outlineOf } from '../outline.js';
import { templateOf, TEMPLATES } from './templates.js';

const all = TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language) => [template, language, templateOf(template, language)] as const),
);
const questionsOf = ({ sections }: DemoQuestionnaire) => sections.flatMap(({ questions }) => questions);
const applying = ({ options }: DemoQuestion) => options.filter(({ notApplicable }) => !notApplicable);
const textsOf = (content: DemoQuestionnaire) =>
  questionsOf(content).flatMap(({ questionText, relatedTip, options }) => [
    questionText,
    relatedTip ?? '',
    ...options.flatMap(({ meaning, advice }) => [meaning, advice ?? '']),
  ]);

/** The numbers of the questions that are not asked where options (from 0) of others (from 1) are chosen. */
function hiddenBy(content: DemoQuestionnaire, chosen: Record<number, number>) {
  const { sections } = outlineOf(content.sections);
  const conditions = new Map(shownIfOf(content, sections).questions.map(({ id, shownIf }) => [id, shownIf]));
  const parts = sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => ({ ...one, shownIf: conditions.get(one.id) })),
  }));
  const optionsOf = (id: number) =>
    parts.flatMap(({ questions }) => questions).find((one) => one.id === id)!.options;
  const given = (id: number) => (id in chosen ? [optionsOf(id)[chosen[id]!]!.id] : null);
  const hidden = hiddenFinder(parts)!({ chosen: given, isAnswered: (id) => given(id) !== null });
  const [moveOnline, aiRules] = [...conditions.keys()];
  return {
    hidden: [...hidden],
    given: { moveOnline: moveOnline!, aiRules: aiRules!, training: parts[4]!.questions[5]!.id },
  };
}

describe.each(all)('the template %s in %s', (template, language, content) => {
  it('asks what its kind of clinic is asked alone, and everything once', () => {
    const texts = questionsOf(content).map(({ questionText }) => questionText.toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
    const others = TEMPLATES.filter((other) => other !== template).flatMap((other) =>
      questionsOf(templateOf(other, language)).map(({ questionText }) => questionText.toLowerCase()),
    );
    expect(texts.filter((text) => !others.includes(text))).toHaveLength(3);
    expect(texts.filter((text) => text.length > 100)).toEqual([]);
  });

  it('says what every answer means, and what to do next where something is missing', () => {
    for (const question of questionsOf(content))
      for (const { label, points, meaning, advice } of applying(question)) {
        const fits = wordingsOf(meaning).every(({ length }) => length > 20 && length <= 220);
        expect([label, label.includes(','), fits]).toEqual([label, false, true]);
        if (question.kind !== 'single' || worthOf(question) === 0) continue;
        expect([label, (advice?.length ?? 0) <= 260]).toEqual([label, true]);
        if (points < worthOf(question)) expect([label, advice]).not.toEqual([label, null]);
      }
  });

  it('lets a clinic say what does not apply to it, and says nothing of that', () => {
    const without = questionsOf(content).flatMap(({ options }) =>
      options.filter(({ notApplicable }) => notApplicable),
    );
    expect(without).toHaveLength(template === 'gp' ? 2 : 4);
    for (const { points, meaning, advice, label } of without)
      expect([label.includes(','), points, meaning, advice]).toEqual([false, 0, '', null]);
  });

  it('asks by earlier answers what only some clinics can answer', () => {
    const { hidden, given } = hiddenBy(content, {});
    expect(hidden).toEqual([given.moveOnline]);
    expect(hiddenBy(content, { 3: 0 }).hidden).toEqual([]);
    expect(hiddenBy(content, { 3: 2 }).hidden).toEqual([given.moveOnline]);
    expect(hiddenBy(content, { 3: 1, [given.training]: 2 }).hidden).toEqual([given.aiRules]);
  });

  it('says which steps come before others: records before what is built on them, the backup before it is tried', () => {
    const { needs } = linksOf(content, outlineOf(content.sections).sections);
    expect(needs).toHaveLength(5);
    for (const { id, needs: needed } of needs) expect(needed).toBeLessThan(id);
  });

  it('uses no sentence twice', () => {
    const sentences = textsOf(content)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) => sentence.toLowerCase().trim())
      .filter(Boolean);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('offers nothing that is made up: no address, price or effort of a product, no figures', () => {
    for (const { productUrl, priceNote, effortNote } of questionsOf(content))
      expect([productUrl, priceNote, effortNote]).toEqual([null, null, null]);
    expect(textsOf(content).filter((text) => /\d|https?:|[<>{}]/.test(text))).toEqual([]);
  });

  it('has the insights about what it asks, each of them about the questions it was written for', () => {
    const { insights } = content;
    const written = DEMO[language].questionnaire;
    /** What an insight asks about, by the texts of questions, labels and sections. */
    const askedBy = ({ sections }: DemoQuestionnaire, { when }: DemoInsight) => {
      const outline = outlineOf(sections);
      const read = parseCondition(when, outline);
      if ('error' in read) return read.error;
      const questions = sections.flatMap((section) => section.questions);
      const labels = outline.sections.flatMap((section) =>
        section.questions.flatMap(({ options }) => options),
      );
      return testsOf(read.condition).map((test) =>
        'section' in test
          ? [test.section && sections[test.section - 1]!.name]
          : [
              questions[test.question - 1]!.questionText,
              'options' in test && test.options.map((id) => labels[id - 1]!.label),
            ],
      );
    };
    for (const insight of insights) {
      const its = written.insights.find(({ text }) => text === insight.text)!;
      expect(askedBy(content, insight)).toEqual(askedBy(written, its));
    }
    const namesOf = ({ insights: all, sections: its }: DemoQuestionnaire) =>
      new Map(all.map(({ text, section }) => [text, section && its[section - 1]!.name]));
    for (const [text, name] of namesOf(content)) expect(namesOf(written).get(text)).toBe(name);
    const leftOut = written.insights.filter(({ text }) => !insights.some((each) => each.text === text));
    expect(leftOut.length).toBe(template === 'gp' ? 4 : 0);
  });

  it('has the shape of the same template in the other languages', () => {
    const shapeOf = (each: DemoQuestionnaire) =>
      questionsOf(each).map(({ kind, weight, effort, needs, options }) => [
        kind,
        weight,
        effort,
        needs && questionsOf(each).findIndex(({ questionText }) => questionText === needs),
        options.map(({ points }) => points),
      ]);
    expect(shapeOf(content)).toEqual(shapeOf(templateOf(template, 'hu')));
  });
});
