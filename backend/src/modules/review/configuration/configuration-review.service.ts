import { Injectable } from '@nestjs/common';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { checkConfiguration, type ConfigurationFinding } from './check-configuration.js';
import { type CompletenessItem, completenessOf } from './completeness.js';

export interface ConfigurationReview {
  findings: ConfigurationFinding[];
  items: CompletenessItem[];
}

/** Looks through a configuration for what a good report still needs (rules: completeness, texts of the configuration). */
@Injectable()
export class ConfigurationReviewService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
  ) {}

  async of(questionnaireId: number): Promise<ConfigurationReview> {
    const sections = await this.configuration.read(questionnaireId);
    const { language, ...welcome } = await this.questionnaires.one(questionnaireId);
    const options = sections.flatMap(({ questions }) => questions.flatMap((question) => question.options));
    const drafts = new Map(
      options.map(({ id, meaningDraft, adviceDraft }) => [id, meaningDraft !== null || adviceDraft !== null]),
    );
    const source = { sections, welcome };
    const findings = checkConfiguration(source, language);
    return { findings, items: completenessOf(source, findings, drafts) };
  }
}
