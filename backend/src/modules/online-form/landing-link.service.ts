import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/languages.js';
import { LandingService } from '../settings/landing.service.js';
import { stateOf } from './form-state.js';

type FirstForm = Parameters<typeof stateOf>[0] & { slug: string; language: Language };

/** Leads visitors of the landing page to the online form of their language's first questionnaire (rules: landing page). */
@Injectable()
export class LandingLinkService {
  constructor(
    landing: LandingService,
    private readonly database: Database,
  ) {
    landing.offerQuestionnaires(() => this.openForms());
  }

  /** Those that can be filled in right now, the oldest questionnaire's first. */
  private async openForms(): Promise<{ language: Language; path: string }[]> {
    const forms = await this.database.query<FirstForm>(
      `SELECT f.is_open, f.opens_at, f.closes_at, q.is_active, s.slug, q.language,
              (SELECT count(*)::int FROM question n JOIN section t ON t.id = n.section_id WHERE t.questionnaire_id = q.id) AS questions
         FROM (SELECT DISTINCT ON (language) id, language, is_active FROM questionnaire
                WHERE is_active AND deleted_at IS NULL ORDER BY language, id) AS q
         JOIN online_form f ON f.questionnaire_id = q.id
         JOIN form_slug s ON s.questionnaire_id = q.id AND s.is_current ORDER BY q.id`,
    );
    const now = new Date();
    return forms
      .filter((form) => stateOf(form, now) === 'open')
      .map(({ language, slug }) => ({ language, path: `/q/${slug}` }));
  }
}
