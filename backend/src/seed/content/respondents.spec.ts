import { answersFor, optionNamed, worthOf } from './answers.js';
import type { DemoQuestion, DemoQuestionnaire } from './content.types.js';
import { DEMO } from './demo-content.js';

const STATUSES = ['clicked', 'generated', 'opened', 'pending', 'sent', 'verified'];
const questionnaires = [DEMO.hu.questionnaire, DEMO.en.questionnaire, DEMO.ro.questionnaire];
const byLanguage = questionnaires.map((each) => [each.language, each] as const);

const questionsOf = (questionnaire: DemoQuestionnaire) =>
  questionnaire.sections.flatMap((section) => section.questions);
const counted = (questions: DemoQuestion[]) => questions.filter((question) => worthOf(question) > 0);
const pointsOf = (questions: DemoQuestion[]) =>
  questions.reduce((sum, question) => sum + worthOf(question), 0);

/** What a respondent gains within the given questions, as a share of their points. */
function shareGained(questions: DemoQuestion[], answers: Record<string, string>): number {
  const gained = questions.flatMap((question) =>
    (answers[question.questionText] ?? '')
      .split(', ')
      .map((label) => optionNamed(question, label)?.points ?? 0),
  );
  return gained.reduce((sum, points) => sum + points, 0) / pointsOf(questions);
}

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
    const points = counted(questions).map(worthOf);
    const tolerance = Math.max(...points) / 2 / pointsOf(questions);
    for (const respondent of group) {
      const share = shareGained(counted(questions), answersFor(questionnaire, respondent));
      expect(Math.abs(share - respondent.maturity)).toBeLessThanOrEqual(tolerance);
    }
  });

  it('gain everything at maturity 1 and nothing at maturity 0', () => {
    for (const respondent of group) {
      const all = answersFor(questionnaire, { ...respondent, maturity: 1 });
      const nothing = answersFor(questionnaire, { ...respondent, maturity: 0 });
      expect([shareGained(questions, all), shareGained(questions, nothing)]).toEqual([1, 0]);
    }
  });

  it('answer as if there were no options for clinics that a question does not apply to', () => {
    const applying = questionnaire.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        options: question.options.filter(({ notApplicable }) => !notApplicable),
      })),
    }));
    for (const respondent of group)
      expect(answersFor(questionnaire, respondent)).toEqual(
        answersFor({ ...questionnaire, sections: applying }, respondent),
      );
  });

  it('have strong and weak sections', () => {
    for (const respondent of group.filter(({ maturity }) => maturity > 0.2 && maturity < 0.85)) {
      const answers = answersFor(questionnaire, respondent);
      const shares = questionnaire.sections.map((section) =>
        shareGained(counted(section.questions), answers),
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
        expect(picked.filter((label) => !optionNamed(question, label))).toEqual([]);
        expect(picked.length).toBeLessThanOrEqual(question.kind === 'multiple' ? question.options.length : 1);
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
