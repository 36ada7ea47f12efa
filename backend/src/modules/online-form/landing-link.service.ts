import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors/app-error.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { LandingService } from '../settings/landing.service.js';
import { stateOf } from './form-state.js';

type OpenForm = Parameters<typeof stateOf>[0] & { slug: string };

/** Leads visitors of the landing page to the online form of the questionnaire they are shown (rules: landing page). */
@Injectable()
export class LandingLinkService {
  constructor(
    landing: LandingService,
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
  ) {
    landing.offerQuestionnaire(() => this.path());
  }

  /** Null unless it can be filled in right now. */
  private async path(): Promise<string | null> {
    const shown = await this.questionnaires.forVisitors(undefined).catch(nothing);
    const [form] = await this.database.query<OpenForm>(
      `SELECT f.is_open, f.opens_at, f.closes_at, q.is_active, s.slug,
              (SELECT count(*)::int FROM question n JOIN section t ON t.id = n.section_id WHERE t.questionnaire_id = q.id) AS questions
         FROM online_form f JOIN questionnaire q ON q.id = f.questionnaire_id
         JOIN form_slug s ON s.questionnaire_id = q.id AND s.is_current WHERE q.id = $1`,
      [shown?.id ?? null],
    );
    return form && stateOf(form, new Date()) === 'open' ? `/q/${form.slug}` : null;
  }
}

function nothing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
