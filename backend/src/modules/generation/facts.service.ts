import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import type { Language } from '../../platform/http/languages.js';
import type { RawResponses } from '../evaluations/scoring/scoring.types.js';
import { ConfigurationService, type SectionWithQuestions } from '../questionnaires/configuration.service.js';
import { factsOf } from './writer-facts.js';
import type { WriterFacts } from './writers/text-writer.js';

const KEPT_CONFIGURATIONS = 20;

interface Source {
  questionnaireId: number;
  language: Language;
  contentVersion: number;
  scoredVersion: number;
  responses: RawResponses;
  isBeingRescored: boolean;
}

/** What a writer may know of an evaluation, and the version of the scores it was read with. */
export interface ReadFacts {
  facts: WriterFacts;
  scoredVersion: number;
}

/** Reads what a writer may know, from rows that agree with each other. */
@Injectable()
export class FactsSource {
  /** A configuration never changes within its content version, so hundreds of evaluations share one reading. */
  private readonly configurations = new Map<string, SectionWithQuestions[]>();

  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
  ) {}

  /** Null while the evaluation's scores are behind the configuration: facts and scores would disagree. */
  async read(evaluationId: string): Promise<ReadFacts | null> {
    const [source] = await this.database.query<Source>(
      `SELECT q.id AS "questionnaireId", q.language, q.content_version AS "contentVersion", e.scored_version AS "scoredVersion",
              e.raw_responses AS responses,
              e.scored_version < q.config_version AND EXISTS (SELECT 1 FROM job WHERE questionnaire_id = q.id AND kind = 'rescore'
                AND state IN ('queued', 'running')) AS "isBeingRescored"
         FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id WHERE e.id = $1 AND e.deleted_at IS NULL`,
      [evaluationId],
    );
    if (!source) throw new NotFound();
    if (source.isBeingRescored) return null;
    const sections = await this.sectionsOf(source);
    return {
      facts: factsOf(sections, source.responses, source.language),
      scoredVersion: source.scoredVersion,
    };
  }

  private async sectionsOf({ questionnaireId, contentVersion }: Source): Promise<SectionWithQuestions[]> {
    const key = `${questionnaireId} ${contentVersion}`;
    const known = this.configurations.get(key);
    if (known) return known;
    const sections = await this.configuration.read(questionnaireId);
    const [oldest] = this.configurations.keys();
    if (oldest !== undefined && this.configurations.size >= KEPT_CONFIGURATIONS)
      this.configurations.delete(oldest);
    this.configurations.set(key, sections);
    return sections;
  }
}
