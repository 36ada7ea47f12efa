import { Injectable } from '@nestjs/common';
import { defineMessages } from '../../../platform/errors/app-error.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import '../check-messages.js';
import { checkConfiguration, type ConfigurationFinding } from './check-configuration.js';
import { type CompletenessItem, completenessOf } from './completeness.js';

defineMessages({
  check_percent: {
    hu: 'Ez a szöveg mindenkihez szól, aki ezt a választ adta: a százalékos adat nem igaz mindegyikükre. Vegye ki.',
    en: 'Everybody who gave this answer reads this text, and a percentage is not true for all of them. Remove it.',
    ro: 'Textul este citit de toți cei care au dat acest răspuns, iar un procent nu este adevărat pentru fiecare. Eliminați-l.',
  },
  check_informal: {
    hu: 'Ez tegezés. Az értékelés magázva szól a rendelőhöz: írja át „Önök” megszólításra.',
    en: 'This addresses the reader informally. Evaluations are formal: please rewrite it.',
    ro: 'Aici cititorul este tutuit. Raportul folosește forma de politețe: rescrieți cu „dumneavoastră”.',
  },
});

export interface ConfigurationReview {
  findings: ConfigurationFinding[];
  items: CompletenessItem[];
}

/** Looks through a configuration for what a good report still wants (rules: completeness, texts of the configuration). */
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
