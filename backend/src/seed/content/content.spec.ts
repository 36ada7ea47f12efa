import { adviceIfMissing, adviceOf, wordingsOf } from '../../modules/questionnaires/wordings.js';
import { worthOf } from './answers.js';
import type { DemoQuestion, DemoQuestionnaire } from './content.types.js';
import { DEMO } from './demo-content.js';

const questionnaires = [DEMO.hu.questionnaire, DEMO.en.questionnaire, DEMO.ro.questionnaire];
const byLanguage = questionnaires.map((each) => [each.language, each] as const);

const questionsOf = (questionnaire: DemoQuestionnaire) =>
  questionnaire.sections.flatMap((section) => section.questions);
const counted = (questions: DemoQuestion[]) => questions.filter((question) => worthOf(question) > 0);

describe.each(byLanguage)('the %s questionnaire', (_language, questionnaire) => {
  const questions = questionsOf(questionnaire);

  it('is a full questionnaire: at least five sections, thirty questions, a few background ones', () => {
    expect(questionnaire.sections.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(questions.length - counted(questions).length).toBe(2);
  });

  it('asks each question once, so that answers can be keyed by its text', () => {
    const folded = questions.map((question) =>
      question.questionText.toLowerCase().replace(/\s+/g, ' ').trim(),
    );
    expect(new Set(folded).size).toBe(questions.length);
  });

  it('keeps questions short enough to be quoted whole', () => {
    expect(questions.filter((question) => question.questionText.length > 100)).toEqual([]);
  });

  it('gives whole points from 0 to 10 and weights from 1 to 10', () => {
    for (const question of questions) {
      expect(Number.isInteger(worthOf(question)) && worthOf(question) <= 10).toBe(true);
      expect(question.weight >= 1 && question.weight <= 10).toBe(true);
    }
  });

  it('offers an answer without points wherever points can be lost, which stands alone beside several', () => {
    for (const { kind, options } of counted(questions)) {
      expect(options.some(({ points }) => points === 0)).toBe(true);
      expect(options.filter(({ exclusive }) => exclusive)).toHaveLength(kind === 'multiple' ? 1 : 0);
    }
  });

  it('keeps commas out of the options, as forms join ticked boxes by them', () => {
    const labels = questions.flatMap(({ options }) => options.map(({ label }) => label));
    expect(labels.filter((label) => /[,;]/.test(label))).toEqual([]);
  });

  it('says of every option what it means in three ways, and what to do next, be it to keep what is there', () => {
    for (const question of questions) {
      for (const { label, points, meaning, advice, exclusive, notApplicable } of question.options) {
        if (notApplicable) {
          expect([label, points, meaning, advice]).toEqual([label, 0, '', null]);
          continue;
        }
        const best = Math.max(...question.options.map((option) => option.points));
        const isLacking = worthOf(question) > 0 && (question.kind === 'multiple' ? exclusive : points < best);
        const wordings = wordingsOf(meaning);
        expect([label, wordings.length, new Set(wordings).size]).toEqual([label, 3, 3]);
        // A full answer is told on a card of the strengths.
        const most = worthOf(question) > 0 && !isLacking ? 155 : 220;
        for (const wording of wordings)
          expect([wording, wording.length > 20 && wording.length <= most]).toEqual([wording, true]);
        const isAdvised = worthOf(question) > 0 && (isLacking || question.kind === 'single');
        const own = adviceOf(advice);
        expect([label, own !== null && own.length <= 260]).toEqual([label, isAdvised]);
        const isOneOfSeveral = question.kind === 'multiple' && points > 0;
        expect([label, adviceIfMissing(advice) !== null]).toEqual([label, isOneOfSeveral]);
      }
    }
  });

  it('uses no sentence twice', () => {
    const texts = questions.flatMap(({ options, relatedTip }) => [
      relatedTip ?? '',
      ...options.flatMap(({ meaning, advice }) => [meaning, advice ?? '']),
    ]);
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has a tip wherever points can be lost', () => {
    expect(counted(questions).filter((question) => !question.relatedTip)).toEqual([]);
  });

  it('holds no digit and no web address in what the texts may quote', () => {
    const quoted = questions.flatMap((question) => [
      question.questionText,
      question.relatedTip ?? '',
      question.relatedProduct ?? '',
      question.productDescription ?? '',
      ...question.options.flatMap(({ label, meaning, advice }) => [label, meaning, advice ?? '']),
    ]);
    const sections = questionnaire.sections.flatMap((section) => [section.name, section.description]);
    const welcome = [...Object.values(questionnaire.welcome), questionnaire.intro];
    expect(
      [...quoted, ...sections, ...welcome].filter((text) => /\d|https?:|www\.|[<>{}]/.test(text)),
    ).toEqual([]);
  });

  it('names a product only in the tips of the questions that recommend it', () => {
    const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
    const names = new Set(questions.map((question) => question.relatedProduct ?? '').filter(Boolean));
    for (const { questionText, relatedTip, relatedProduct, options } of questions) {
      const meanings = options.map(({ meaning }) => meaning).join(' ');
      for (const name of names) {
        const tip = name === relatedProduct ? '' : (relatedTip ?? '');
        expect(wordsOf(`${questionText} ${meanings} ${tip}`)).not.toContain(wordsOf(name));
      }
    }
  });

  it('describes a product the same way wherever it is named, by one to four questions', () => {
    const named = new Map<string, string[]>();
    for (const { relatedProduct, productDescription, productUrl } of questions) {
      if (relatedProduct === null) continue;
      named.set(relatedProduct, [
        ...(named.get(relatedProduct) ?? []),
        `${productDescription} ${productUrl}`,
      ]);
    }
    expect(named.size).toBeGreaterThanOrEqual(10);
    for (const uses of named.values()) {
      expect(new Set(uses).size).toBe(1);
      expect(uses.length).toBeLessThanOrEqual(4);
      expect(uses[0]).toContain(`https://www.example.com/${questionnaire.language}/`);
    }
  });
});

describe('the three questionnaires', () => {
  it('correspond section by section in points, weights, kinds and recommendations', () => {
    const shapes = questionnaires.map((questionnaire) =>
      questionnaire.sections.map((section) =>
        section.questions.map((question) => ({
          kind: question.kind,
          weight: question.weight,
          options: question.options.map(({ points, exclusive }) => [points, exclusive]),
          hasProduct: question.relatedProduct !== null,
        })),
      ),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('write Romanian with commas below, and Hungarian with long ő and ű', () => {
    const romanian = JSON.stringify([DEMO.ro.questionnaire, DEMO.ro.respondents]);
    const hungarian = JSON.stringify([DEMO.hu.questionnaire, DEMO.hu.respondents]);
    expect(romanian).not.toMatch(/[şţ]/i);
    expect(hungarian).not.toMatch(/[õûôÕÛÔ]/);
    expect(`${romanian}${hungarian}`).toBe(`${romanian}${hungarian}`.normalize('NFC'));
  });
});
