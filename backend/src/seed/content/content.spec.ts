import type { Language } from '../../platform/http/languages.js';
import { isCorrect } from '../../modules/evaluations/scoring/correct-answer.js';
import { answersFor, rightOptions } from './answers.js';
import type { DemoQuestion, DemoQuestionnaire } from './content.types.js';
import { DEMO } from './demo-content.js';

const STATUSES = ['clicked', 'generated', 'opened', 'pending', 'sent', 'verified'];
const questionnaires = [DEMO.hu.questionnaire, DEMO.en.questionnaire, DEMO.ro.questionnaire];
const byLanguage = questionnaires.map((each) => [each.language, each] as const);

const questionsOf = (questionnaire: DemoQuestionnaire) =>
  questionnaire.sections.flatMap((section) => section.questions);
const counted = (questions: DemoQuestion[]) => questions.filter((question) => question.pointValue > 0);
const pointsOf = (questions: DemoQuestion[]) =>
  questions.reduce((sum, question) => sum + question.pointValue, 0);

/** Right answers of a respondent within the given questions, as a share of their points. */
function shareGained(questions: DemoQuestion[], answers: Record<string, string>, language: Language): number {
  const gained = questions.filter((question) =>
    isCorrect(question, answers[question.questionText], language),
  );
  return pointsOf(gained) / pointsOf(questions);
}

describe.each(byLanguage)('the %s questionnaire', (language, questionnaire) => {
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
    for (const { pointValue, weight } of questions) {
      expect(Number.isInteger(pointValue) && pointValue >= 0 && pointValue <= 10).toBe(true);
      expect(weight >= 1 && weight <= 10).toBe(true);
    }
  });

  it('offers every right answer, and a wrong one, wherever points can be lost', () => {
    for (const question of counted(questions)) {
      const right = rightOptions(question, language);
      const expected =
        question.correctAnswer === null || !question.multiple ? 1 : question.correctAnswer.split(', ').length;
      expect([question.questionText, right.length]).toEqual([question.questionText, expected]);
      expect(question.options.length).toBeGreaterThan(right.length);
      expect(isCorrect(question, right.join(', '), language)).toBe(true);
    }
  });

  it('keeps commas out of the options, as forms join ticked boxes by them', () => {
    expect(
      questions.flatMap((question) => question.options).filter((option) => option.includes(',')),
    ).toEqual([]);
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
      ...question.options,
    ]);
    const sections = questionnaire.sections.flatMap((section) => [section.name, section.description]);
    const welcome = Object.values(questionnaire.welcome);
    expect(
      [...quoted, ...sections, ...welcome].filter((text) => /\d|https?:|www\.|[<>{}]/.test(text)),
    ).toEqual([]);
  });

  it('names a product only in the tips of the questions that recommend it', () => {
    const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
    const names = new Set(questions.map((question) => question.relatedProduct ?? '').filter(Boolean));
    for (const { questionText, relatedTip, relatedProduct } of questions) {
      for (const name of names) {
        const tip = name === relatedProduct ? '' : (relatedTip ?? '');
        expect(wordsOf(`${questionText} ${tip}`)).not.toContain(wordsOf(name));
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
          pointValue: question.pointValue,
          weight: question.weight,
          multiple: question.multiple ?? false,
          plainYes: question.correctAnswer === null,
          options: question.options.length,
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

describe.each(byLanguage)('the %s respondents', (language, questionnaire) => {
  const group = DEMO[language].respondents;
  const questions = questionsOf(questionnaire);

  it('show every status and both ends of the scale', () => {
    expect([...new Set(group.map((each) => each.status))].sort()).toEqual(STATUSES);
    expect(group.map((each) => each.maturity)).toEqual(expect.arrayContaining([0, 1]));
    expect(
      group.every((each) => Number.isInteger(each.daysAgo) && each.daysAgo >= 0 && each.daysAgo <= 60),
    ).toBe(true);
  });

  it('gain the share of points that their maturity says, to within half a question', () => {
    const points = counted(questions).map((question) => question.pointValue);
    const tolerance = Math.max(...points) / 2 / pointsOf(questions);
    for (const respondent of group) {
      const share = shareGained(counted(questions), answersFor(questionnaire, respondent), language);
      expect(Math.abs(share - respondent.maturity)).toBeLessThanOrEqual(tolerance);
    }
  });

  it('gain everything at maturity 1 and nothing at maturity 0', () => {
    for (const respondent of group) {
      const all = answersFor(questionnaire, { ...respondent, maturity: 1 });
      const nothing = answersFor(questionnaire, { ...respondent, maturity: 0 });
      expect([shareGained(questions, all, language), shareGained(questions, nothing, language)]).toEqual([
        1, 0,
      ]);
    }
  });

  it('have strong and weak sections', () => {
    for (const respondent of group.filter(({ maturity }) => maturity > 0.2 && maturity < 0.85)) {
      const answers = answersFor(questionnaire, respondent);
      const shares = questionnaire.sections.map((section) =>
        shareGained(counted(section.questions), answers, language),
      );
      expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2);
    }
  });

  it('answer with options that exist, always alike, and leave some questions blank', () => {
    const blanks = group.map((respondent) => {
      const answers = answersFor(questionnaire, respondent);
      expect(answersFor(questionnaire, respondent)).toEqual(answers);
      for (const question of questions) {
        const answer = answers[question.questionText];
        const picked = answer === undefined ? [] : answer.split(', ');
        expect(picked.filter((option) => !question.options.includes(option))).toEqual([]);
        expect(picked.length).toBeLessThanOrEqual(question.multiple ? question.options.length : 1);
      }
      return questions.length - Object.keys(answers).length;
    });
    expect(Math.max(...blanks)).toBeGreaterThan(0);
  });
});

describe('all respondents', () => {
  const everyone = Object.values(DEMO).flatMap(({ respondents }) => respondents);

  it('have e-mail addresses of their own, at domains that can never exist', () => {
    const addresses = everyone.map((each) => each.clientEmail.toLowerCase());
    expect(new Set(addresses).size).toBe(everyone.length);
    expect(addresses.filter((address) => !/^[a-z]+@[a-z-]+\.example$/.test(address))).toEqual([]);
    expect(new Set(everyone.map((each) => each.clinicName)).size).toBe(everyone.length);
  });
});
