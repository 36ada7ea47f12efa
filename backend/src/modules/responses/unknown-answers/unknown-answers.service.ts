import { Injectable } from '@nestjs/common';
import { BadRequest, NotFound } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionsService } from '../../questionnaires/editing/questions.service.js';
import { OPTION_LABEL } from '../../questionnaires/limits.js';
import { namesOf } from '../../questionnaires/options.js';
import { type Effect, ImpactService } from '../impact/impact.service.js';
import { nearestFinder } from '../../scoring/option-reader.js';
import type { ScoredOption, ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import { UnknownAnswersQuery } from './unknown-answers.query.js';

/** More than anybody maps by hand; what is mapped makes room. */
const MOST_LISTED = 500;

/** An answer that responses hold and that is no option, with the option that it most likely means. */
export interface UnknownAnswer {
  question: ScoredQuestion;
  section: ScoredSection;
  value: string;
  responses: number;
  nearest: { id: number; label: string } | null;
}

/** Answers that are no option of their question: what they are, and what a person says that they mean (rules: answers). */
@Injectable()
export class UnknownAnswersService {
  constructor(
    private readonly reads: UnknownAnswersQuery,
    private readonly configuration: ConfigurationService,
    private readonly questions: QuestionsService,
    private readonly impact: ImpactService,
  ) {}

  /** The most frequent 500; two statements besides the configuration's. */
  async list(questionnaireId: number): Promise<UnknownAnswer[]> {
    const rows = await this.reads.list(questionnaireId, MOST_LISTED);
    if (rows.length === 0) return [];
    const asked = new Map(
      (await this.configuration.read(questionnaireId)).flatMap((section) =>
        section.questions.map(
          (question) => [question.id, { question, section, nearestTo: finderOf(question) }] as const,
        ),
      ),
    );
    return rows.flatMap(({ questionId, value, responses }) => {
      const known = asked.get(questionId);
      if (!known) return [];
      const { question, section, nearestTo } = known;
      // It has been mapped; the responses that hold it are about to be scored anew.
      if (question.options.some((option) => namesOf(option).includes(fold(value)))) return [];
      return { question, section, value, responses, nearest: nearestTo(value) };
    });
  }

  /** What mapping the value to the option would do to evaluations. Throws as `map`. */
  async effectOf(questionnaireId: number, optionId: number, value: string): Promise<Effect> {
    const before = await this.configuration.read(questionnaireId);
    const { question } = mapped(before, optionId, value);
    const after = before.map((section) => ({
      ...section,
      questions: section.questions.map((one) =>
        one.id !== question.id ? one : { ...one, options: withAlias(one.options, optionId, value) },
      ),
    }));
    return this.impact.between(questionnaireId, before, after);
  }

  /**
   * From now on the value means the option: in what is stored, which is scored anew, and in whatever comes. Throws
   * NotFound for an option that is not there, BadRequest where the value already means another one, Conflict where the
   * option has too many names.
   */
  async map(questionnaireId: number, optionId: number, value: string): Promise<void> {
    mapped(await this.configuration.read(questionnaireId), optionId, value);
    await this.questions.addAlias(questionnaireId, optionId, value);
  }
}

/** Most questions have no unknown answers, so their options are looked at only when one is asked for. */
function finderOf({ options }: ScoredQuestion): ReturnType<typeof nearestFinder<ScoredOption>> {
  let find: ReturnType<typeof nearestFinder<ScoredOption>> | undefined;
  return (value) => (find ??= nearestFinder(options))(value);
}

function mapped(sections: readonly ScoredSection[], optionId: number, value: string) {
  const question = sections
    .flatMap(({ questions }) => questions)
    .find(({ options }) => options.some(({ id }) => id === optionId));
  const option = question?.options.find(({ id }) => id === optionId);
  if (!question || !option) throw new NotFound();
  const owner = question.options.find((one) => namesOf(one).includes(fold(value)));
  if (owner && owner !== option) throw new BadRequest('answer_means_another', { label: owner.label });
  return { question, option };
}

const withAlias = (options: ScoredQuestion['options'], id: number, value: string) =>
  options.map((option) => (option.id === id ? { ...option, aliases: [...option.aliases, value] } : option));

export const LONGEST_VALUE = OPTION_LABEL;
