import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';
import { optionReader } from '../../scoring/option-reader.js';
import type { AskedOptions } from '../../scoring/scoring.types.js';

/** An answer that responses hold, and how many do. */
export interface ReceivedAnswer {
  value: string;
  responses: number;
}

const MOST_VALUES = 1000;
const MOST_PROPOSED = 50;
const SEPARATOR = /[,;\n]/;

/** What a question was answered with, so that its options can be made of it. */
@Injectable()
export class ReceivedAnswersService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
  ) {}

  /**
   * The most frequent 50 that are no option yet; where several may be chosen, part by part. Reads every response of the
   * questionnaire. Throws NotFound.
   */
  async of(questionnaireId: number, questionId: number): Promise<ReceivedAnswer[]> {
    const question = (await this.configuration.read(questionnaireId))
      .flatMap(({ questions }) => questions)
      .find(({ id }) => id === questionId);
    if (!question) throw new NotFound();
    const keys = [question.questionId, String(question.id), question.questionText];
    const rows = await this.database.query<ReceivedAnswer>(
      `SELECT min(value) AS value, count(*)::int AS responses
         FROM (SELECT (SELECT btrim(e.raw_responses ->> key) FROM unnest($2::text[]) WITH ORDINALITY AS k(key, place)
                        WHERE btrim(e.raw_responses ->> key) <> '' ORDER BY place LIMIT 1) AS value
                 FROM evaluation e WHERE e.questionnaire_id = $1 AND ${isLive('e.')}) AS given
        WHERE value IS NOT NULL GROUP BY lower(value) ORDER BY 2 DESC, 1 LIMIT ${MOST_VALUES}`,
      [questionnaireId, keys],
    );
    return proposalsOf(question, rows);
  }
}

/** Distinct values that are no option yet, the most frequent first. Pure. */
export function proposalsOf(question: AskedOptions, received: readonly ReceivedAnswer[]): ReceivedAnswer[] {
  const read = optionReader(question);
  const proposals = new Map<string, ReceivedAnswer>();
  for (const { value, responses } of received) {
    const unknown = read
      ? read(value).unknown
      : question.kind === 'multiple'
        ? value.split(SEPARATOR)
        : [value];
    for (const part of unknown.map((one) => one.trim())) {
      const key = fold(part);
      if (key === '') continue;
      const known = proposals.get(key);
      if (known) known.responses += responses;
      else proposals.set(key, { value: part, responses });
    }
  }
  return [...proposals.values()].toSorted((a, b) => b.responses - a.responses).slice(0, MOST_PROPOSED);
}
