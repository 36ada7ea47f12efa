import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { LANGUAGES } from '../../platform/http/languages.js';
import { changesOf } from '../../seed/content/changes-of.js';
import { insightsOf, linksOf } from '../../seed/content/conditions-of.js';
import { templateOf, TEMPLATES } from '../../seed/content/templates/templates.js';
import { FormSettingsService } from '../online-form/settings/form-settings.service.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { InsightsService } from '../questionnaires/insights/insights.service.js';
import type { Questionnaire } from '../questionnaires/questionnaire.entity.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import type { CreateFromTemplateRequest, TemplateResponse } from './templates.dto.js';

type NewFromTemplate = Pick<CreateFromTemplateRequest, 'template' | 'name' | 'language'> &
  Parameters<QuestionnairesService['create']>[1];

/** Questionnaires to start from, and those made of them. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
    private readonly forms: FormSettingsService,
  ) {}

  /** Every template in every language. */
  list(): TemplateResponse[] {
    return TEMPLATES.flatMap((template) =>
      LANGUAGES.map((language) => {
        const { name, sections } = templateOf(template, language);
        const questions = sections.reduce((sum, section) => sum + section.questions.length, 0);
        return { template, language, name, sections: sections.map((section) => section.name), questions };
      }),
    );
  }

  /** All of it or nothing; its online form has the introduction, and stays closed (rules: templates). */
  async create({ template, name, ...fields }: NewFromTemplate): Promise<Questionnaire> {
    const content = templateOf(template, fields.language);
    const { greeting, content: welcomeContent, tips } = content.welcome;
    return this.database.transaction(async () => {
      const texts = { welcomeGreeting: greeting, welcomeContent, welcomeTips: tips };
      const { id } = await this.questionnaires.create(name, { ...fields, ...texts });
      await this.configuration.apply(id, changesOf(content), (made) => linksOf(content, made));
      await this.insights.fill(id, insightsOf(content, await this.configuration.read(id)));
      await this.forms.change(id, { intro: content.intro });
      return this.questionnaires.one(id);
    });
  }
}
