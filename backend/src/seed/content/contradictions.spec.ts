import { LANGUAGES } from '../../platform/http/languages.js';
import { answersFor, fullAnswer } from './answers.js';
import { CONTRADICTIONS } from './contradictions.js';
import { DEMO } from './demo-content.js';

describe.each(LANGUAGES)('Answers that contradict each other (%s)', (language) => {
  const { questionnaire, respondents } = DEMO[language];
  const questions = questionnaire.sections.flatMap((section) => section.questions);

  it('are options of the questionnaire: no given one in a full answer, points in every ruled out one', () => {
    for (const { given, ruledOut } of CONTRADICTIONS) {
      const option = questions[given.question]?.options[given.option];
      expect(option).toBeDefined();
      expect(fullAnswer(questions[given.question]!)).not.toContain(option);
      expect(questions[ruledOut.question]?.options[ruledOut.option]?.points).toBeGreaterThan(0);
      expect(given.question).toBeLessThan(ruledOut.question);
    }
  });

  it('are given by no clinic, whatever its maturity', () => {
    const held = respondents.flatMap((respondent) =>
      [respondent.maturity, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9].flatMap((maturity) => {
        const answers = answersFor(questionnaire, { ...respondent, maturity });
        const labelsAt = ({ question, option }: { question: number; option: number }) => {
          const { questionText, options } = questions[question]!;
          return (answers[questionText] ?? '')
            .split(', ')
            .filter((label) => label === options[option]!.label);
        };
        return CONTRADICTIONS.map(({ given, ruledOut }) => [labelsAt(given), labelsAt(ruledOut)])
          .filter((sides) => sides.every((labels) => labels.length > 0))
          .map((sides) => `${respondent.clinicName} at ${maturity}: ${sides.flat().join(' – ')}`);
      }),
    );
    expect(held).toEqual([]);
  });
});
