import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RawResponses } from '../evaluations/scoring/scoring.types.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { factsOf } from './writer-facts.js';
import type { WriterFacts } from './writers/text-writer.js';

/** Reads what a writer may know, from rows that agree with each other. */
@Injectable()
export class FactsSource {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
  ) {}

  /** Null while the evaluation's scores are behind the configuration: facts and scores would disagree. */
  async read(
    questionnaireId: number,
    responses: Parameters<typeof factsOf>[1],
    scoredVersion: number,
  ): Promise<WriterFacts | null> {
    return this.database.transaction(async () => {
      const { configVersion } = await this.questionnaires.one(questionnaireId);
      if (configVersion !== scoredVersion && (await this.isBeingRescored(questionnaireId))) return null;
      return this.compose(questionnaireId, responses);
    });
  }

  async compose(questionnaireId: number, responses: RawResponses): Promise<WriterFacts> {
    const { language } = await this.questionnaires.one(questionnaireId);
    return factsOf(await this.configuration.read(questionnaireId), responses, language);
  }

  private async isBeingRescored(questionnaireId: number): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM job WHERE questionnaire_id = $1 AND kind = 'rescore' AND state IN ('queued', 'running') LIMIT 1`,
      [questionnaireId],
    );
    return rows.length > 0;
  }
}
