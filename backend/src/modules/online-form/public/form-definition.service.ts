import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Listener } from '../../../platform/database/listener.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { type Dictionary, UiTextsService } from '../../ui-texts/ui-texts.service.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import type { OnlineForm } from '../online-form.entity.js';
import { type FormQuestion, type FormSection, formSections } from './form-questions.js';

type Settings = Pick<
  OnlineForm,
  | 'isOpen'
  | 'opensAt'
  | 'closesAt'
  | 'intro'
  | 'closedText'
  | 'confirmAddress'
  | 'showScore'
  | 'allowedOrigins'
>;

/** A questionnaire as its online form shows it, whatever its state. */
export interface FormDefinition extends Settings {
  questionnaireId: number;
  /** The current one. */
  slug: string;
  name: string;
  language: Language;
  isActive: boolean;
  minAnsweredPercent: number;
  /** The page's texts as they were reworded for it. */
  wordings: Dictionary;
  /** Changes with anything of the above, wordings left out, and the questions. */
  version: string;
  sections: FormSection[];
  /** By questionId. */
  questions: ReadonlyMap<string, FormQuestion>;
}

const MAX_BYTES = 32_000_000;
/** Texts, maps and objects take about this much more than their JSON. */
const OVERHEAD = 4;

/** Online forms by the last part of their address, from memory until something of them changes. */
@Injectable()
export class FormDefinitionService {
  private readonly forms: NotifiedCache<{ form: FormDefinition; size: number }>;

  constructor(
    listener: Listener,
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
    private readonly texts: UiTextsService,
  ) {
    this.forms = new NotifiedCache(listener, {
      channel: 'online_forms',
      maxBytes: MAX_BYTES,
      sizeOf: ({ size }) => size,
    });
  }

  /** A former slug finds the form, too; its `slug` is the current one. Throws NotFound form_unknown. */
  async bySlug(slug: string): Promise<FormDefinition> {
    const key = slug.toLowerCase();
    const cached = await this.forms.get(key, () => this.load('slug', key));
    return cached.form;
  }

  /** The form of a questionnaire. Throws NotFound form_unknown. */
  async of(questionnaireId: number): Promise<FormDefinition> {
    const id = String(questionnaireId);
    // No slug holds a colon.
    const cached = await this.forms.get(`id:${id}`, () => this.load('id', id));
    return cached.form;
  }

  private async load(by: 'slug' | 'id', key: string): Promise<{ form: FormDefinition; size: number }> {
    const [row] = await this.database.query<
      Omit<FormDefinition, 'version' | 'wordings' | 'sections' | 'questions'>
    >(
      `SELECT q.id AS questionnaire_id, q.name, q.language, q.is_active, q.min_answered_percent, current.slug, f.is_open,
              f.opens_at, f.closes_at, f.intro, f.closed_text,
              f.confirm_address, f.show_score, f.allowed_origins
         FROM questionnaire q JOIN online_form f ON f.questionnaire_id = q.id
         JOIN form_slug current ON current.questionnaire_id = q.id AND current.is_current
        WHERE q.deleted_at IS NULL AND q.id = CASE WHEN $1 = 'id' THEN $2::text::int
                ELSE (SELECT s.questionnaire_id FROM form_slug s WHERE s.slug = $2) END`,
      [by, key],
    );
    if (!row) throw new NotFound('form_unknown');
    const sections = formSections(await this.configuration.read(row.questionnaireId), row.language);
    const wordings = await this.wordingsOf(row);
    const json = JSON.stringify([row, sections]);
    const form = {
      ...row,
      wordings,
      version: createHash('sha256').update(json).digest('base64url').slice(0, 16),
      sections,
      questions: new Map(
        sections.flatMap(({ questions }) => questions).map((one) => [one.questionId, one] as const),
      ),
    };
    return { form, size: OVERHEAD * (json.length + JSON.stringify(wordings).length) };
  }

  private async wordingsOf({
    questionnaireId,
    language,
  }: Pick<FormDefinition, 'questionnaireId' | 'language'>): Promise<Dictionary> {
    const all = await this.texts.dictionary(questionnaireId, language, 'evaluator', 'global');
    return Object.fromEntries(Object.entries(all).filter(([key]) => /^(?:form|app)\./.test(key)));
  }
}
