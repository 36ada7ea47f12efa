import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { type Condition, testsOf } from '../../questionnaires/conditions/condition.js';
import { type Answers, holds } from '../../questionnaires/conditions/holds.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { gapOf } from '../../questionnaires/insights/insight.js';
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

/** For how many responses each stored insight is true. */
export interface InsightCounts {
  of: number;
  counts: { id: number; holds: number }[];
}

/** Tries out conditions, stored or not (rules: insights). */
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
    const { of, counts } = await this.count(questionnaireId, [{ id: 0, when }], sections);
    const trial: Trial = { holds: counts[0]!.holds, of };
    if (evaluationId === undefined) return trial;
    return { ...trial, evaluation: await this.one(questionnaireId, evaluationId, when, sections) };
  }

  /** Counts all insights of a questionnaire at once, switched off or on, as `try` counts one. */
  async counts(questionnaireId: number): Promise<InsightCounts> {
    const sections = await this.configuration.read(questionnaireId);
    const insights = await this.insights.list(questionnaireId);
    const whole = insights.filter((insight) => gapOf(insight, sections) === null);
    return this.count(questionnaireId, whole, sections);
  }

  private async count(
    questionnaireId: number,
    conditions: readonly { id: number; when: Condition }[],
    sections: ScoredSection[],
  ): Promise<InsightCounts> {
    const tests = conditions.flatMap(({ when }) => testsOf(when));
    const questions = namedQuestions(tests, sections);
    const ofSections = tests.flatMap((test) => ('section' in test ? [test.section] : []));
    const parts: NamedParts = {
      questions: questions.filter(hasOptions).map(({ id }) => id),
      sections: [...new Set(ofSections)].filter((id) => id !== null),
      texts: questions
        .filter((question) => !hasOptions(question))
        .map(({ id, questionId, questionText }) => ({
          id,
          keys: [questionId.toLowerCase(), String(id), fold(questionText), questionText.toLowerCase()],
        })),
    };
    const counts = conditions.map(({ id }) => ({ id, holds: 0 }));
    let of = 0;
    for (const like of await this.responses.likeResponses(
      questionnaireId,
      parts,
      ofSections.includes(null),
    )) {
      of += like.count;
      const answers = answersOfAll(like);
      for (const [at, { when }] of conditions.entries())
        if (holds(when, answers) === true) counts[at]!.holds += like.count;
    }
    return { of, counts };
  }

  private async one(
    questionnaireId: number,
    id: string,
    when: Condition,
    sections: ScoredSection[],
  ): Promise<Trial['evaluation'] & object> {
    const evaluation = await this.evaluations.one(id);
    if (evaluation.questionnaireId !== questionnaireId) throw new NotFound();
    const language = await this.questionnaires.languageOf(questionnaireId);
    const given = answersOf(evaluation.rawResponses);
    const score = scoreEvaluation(sections, evaluation.rawResponses, language);
    const questions = namedQuestions(testsOf(when), sections);
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

function namedQuestions(tests: ReturnType<typeof testsOf>, sections: readonly ScoredSection[]) {
  const named = new Set(tests.flatMap((test) => ('question' in test ? test.question : [])));
  return sections.flatMap(({ questions }) => questions).filter(({ id }) => named.has(id));
}

function answersOfAll({ chosen, texts, sections, total }: LikeResponses): Answers {
  const known = (id: number) => knownOf(chosen?.[id]);
  return {
    chosen: known,
    isAnswered: (id) => known(id) !== null || (texts ?? []).includes(id),
    percent: (id) => (id === null ? total : (sections?.[id] ?? null)),
  };
}
