import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { type Condition, testsOf } from '../../questionnaires/conditions/condition.js';
import { type Answers, holds } from '../../questionnaires/conditions/holds.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { InsightsService } from '../../questionnaires/insights/insights.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { answersOf } from '../../scoring/answers.js';
import { conditionAnswersOf, hasOptions, knownOf } from '../../scoring/condition-answers.js';
import { scoreEvaluation } from '../../scoring/score.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { EvaluationsService } from '../evaluations.service.js';
import { InsightTrialsQuery, type LikeResponses, type NamedParts } from './insight-trials.query.js';

/** For how many responses a condition is true, and of one whether it is, with the answers that it looks at. */
export interface Trial {
  holds: number;
  of: number;
  evaluation?: { holds: boolean | null; answers: { question: string; answer: string | null }[] };
}

const LONGEST_ANSWER = 500;

/** Tries out conditions that nobody has stored yet (rules: insights). */
@Injectable()
export class InsightTrialsService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly insights: InsightsService,
    private readonly evaluations: EvaluationsService,
    private readonly responses: InsightTrialsQuery,
  ) {}

  /**
   * Counts among live responses with answers, as they were scored. Throws BadRequest for what is no condition of the
   * questionnaire, NotFound for an evaluation of another one.
   */
  async try(questionnaireId: number, value: unknown, evaluationId?: string): Promise<Trial> {
    const sections = await this.configuration.read(questionnaireId);
    const when = this.insights.condition(value, sections);
    const asked = sections.flatMap(({ questions }) => questions);
    const tests = testsOf(when);
    const named = new Set(tests.flatMap((test) => ('question' in test ? test.question : [])));
    const questions = asked.filter(({ id }) => named.has(id));
    const parts: NamedParts = {
      questions: questions.filter(hasOptions).map(({ id }) => id),
      sections: tests.flatMap((test) => ('section' in test && test.section !== null ? test.section : [])),
      texts: questions
        .filter((question) => !hasOptions(question))
        .map(({ id, questionId, questionText }) => ({
          id,
          keys: [questionId.toLowerCase(), String(id), fold(questionText), questionText.toLowerCase()],
        })),
    };
    const withTotal = tests.some((test) => 'section' in test && test.section === null);
    const trial: Trial = { holds: 0, of: 0 };
    for (const like of await this.responses.likeResponses(questionnaireId, parts, withTotal)) {
      trial.of += like.count;
      if (holds(when, answersOfAll(like)) === true) trial.holds += like.count;
    }
    if (evaluationId === undefined) return trial;
    return { ...trial, evaluation: await this.one(questionnaireId, evaluationId, when, sections, named) };
  }

  private async one(
    questionnaireId: number,
    id: string,
    when: Condition,
    sections: ScoredSection[],
    named: ReadonlySet<number>,
  ): Promise<Trial['evaluation'] & object> {
    const evaluation = await this.evaluations.one(id);
    if (evaluation.questionnaireId !== questionnaireId) throw new NotFound();
    const language = await this.questionnaires.languageOf(questionnaireId);
    const given = answersOf(evaluation.rawResponses);
    const score = scoreEvaluation(sections, evaluation.rawResponses, language);
    const questions = sections.flatMap((section) => section.questions).filter((one) => named.has(one.id));
    return {
      holds: holds(when, conditionAnswersOf(sections)(score, given)),
      answers: questions.map((question) => {
        const answer = given.find(question);
        return {
          question: question.questionText,
          answer: answer === null ? null : String(answer).trim().slice(0, LONGEST_ANSWER),
        };
      }),
    };
  }
}

function answersOfAll({ chosen, texts, sections, total }: LikeResponses): Answers {
  const known = (id: number) => knownOf(chosen?.[id]);
  return {
    chosen: known,
    isAnswered: (id) => known(id) !== null || (texts ?? []).includes(id),
    percent: (id) => (id === null ? total : (sections?.[id] ?? null)),
  };
}
