import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../platform/cache/bounded-cache.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import type { Language } from '../../platform/http/languages.js';
import type { AiWording } from '../questionnaires/ai-wording.js';
import type { RawResponses, ScoredSection } from '../scoring/scoring.types.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { InsightsService } from '../questionnaires/insights/insights.service.js';
import { type CheckFacts, checkFactsReaderOf } from '../review/checks/check-facts.js';
import { factsReaderOf } from './writer-facts.js';
import type { WriterFacts } from './writers/text-writer.js';
import { isLive } from '../evaluations/live-evaluations.query.js';

const MOST_CONFIGURATIONS = 20;

interface Source {
  id: string;
  questionnaireId: number;
  language: Language;
  aiWording: AiWording;
  contentVersion: number;
  minAnsweredPercent: number;
  scoredVersion: number;
  responses: RawResponses;
  hasTexts: boolean;
  isBeingRescored: boolean;
}

/** What a writer may know of an evaluation, and the version of the scores it was read with. */
export interface ReadFacts {
  facts: WriterFacts;
  /** What texts are checked against; worked out when it is first asked for. */
  check: () => CheckFacts;
  scoredVersion: number;
  /** How an AI words the texts of its questionnaire. */
  aiWording: AiWording;
  /** Whether texts have been written before. */
  hasTexts: boolean;
}

/** Reads what a writer may know, from rows that agree with each other. */
@Injectable()
export class FactsService {
  /** A configuration never changes within its content version, so hundreds of evaluations share one reading. */
  private readonly configurations = new BoundedCache<FactsReader>({ most: MOST_CONFIGURATIONS });

  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
  ) {}

  /** Null while the evaluation's scores are behind the configuration: facts and scores would disagree. Throws NotFound. */
  async read(evaluationId: string): Promise<ReadFacts | null> {
    const [source] = await this.database.prepared<Source>(
      'facts-of-evaluation',
      `SELECT e.id, q.id AS questionnaire_id, q.language, q.ai_wording, q.content_version, q.min_answered_percent, e.scored_version,
              e.raw_responses AS responses, e.generated_texts IS NOT NULL AS has_texts,
              e.scored_version < q.config_version AND EXISTS (SELECT 1 FROM job WHERE questionnaire_id = q.id AND kind = 'rescore'
                AND state IN ('queued', 'running')) AS is_being_rescored
         FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id WHERE e.id = $1 AND ${isLive('e.')}`,
      [evaluationId],
    );
    if (!source) throw new NotFound();
    if (source.isBeingRescored) return null;
    const read = await this.readerOf(source);
    const { scoredVersion, aiWording, hasTexts } = source;
    return { ...read(source.responses), scoredVersion, aiWording, hasTexts };
  }

  /** Each caller reads in a transaction of its own, so none waits for another's reading. */
  private async readerOf({
    questionnaireId,
    contentVersion,
    language,
    minAnsweredPercent,
  }: Source): Promise<FactsReader> {
    const key = `${questionnaireId} ${contentVersion} ${language} ${minAnsweredPercent}`;
    const known = this.configurations.get(key);
    if (known) return known;
    const sections = await this.configuration.read(questionnaireId);
    const insights = await this.insights.list(questionnaireId);
    const reader = readerOf(sections, language, { minAnsweredPercent, insights });
    this.configurations.set(key, reader);
    return reader;
  }
}

type FactsReader = (responses: RawResponses) => Pick<ReadFacts, 'facts' | 'check'>;

function readerOf(
  sections: ScoredSection[],
  language: Language,
  judged: Parameters<typeof factsReaderOf>[2],
): FactsReader {
  const factsOf = factsReaderOf(sections, language, judged);
  const checkFactsOf = checkFactsReaderOf({ language, sections, insights: judged?.insights });
  return (responses) => {
    const { facts, score } = factsOf(responses);
    let checks: CheckFacts | undefined;
    return { facts, check: () => (checks ??= checkFactsOf({ score })) };
  };
}
