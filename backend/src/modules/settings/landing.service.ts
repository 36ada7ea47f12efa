import { Injectable } from '@nestjs/common';
import { LandingSettingsResponse, type QuestionnairePath } from './landing.dto.js';
import { ORGANISATION_KEYS, organisationOf } from './organisation.js';
import { SettingsService } from './settings.service.js';

/** This site has a privacy notice of its own; the others only hold the place of an address that is yet to be set. */
const FALLBACKS = {
  questionnaireUrl: 'https://docs.google.com/forms/',
  privacyUrl: '/privacy',
  digitalSolutionsUrl: 'https://www.example.com/digital-clinic',
  consultationUrl: 'https://www.example.com/consultation',
};

@Injectable()
export class LandingService {
  private findQuestionnaires: () => Promise<QuestionnairePath[]> = () => Promise.resolve([]);

  constructor(private readonly settings: SettingsService) {}

  /** Where questionnaires can be filled in while no address is set: one a language, that of all other languages first. */
  offerQuestionnaires(find: () => Promise<QuestionnairePath[]>): void {
    this.findQuestionnaires = find;
  }

  /** Who asks, whom visitors can write to, and where it says what becomes of their data. */
  async contact(): Promise<
    Pick<LandingSettingsResponse, 'contactEmail' | 'privacyUrl'> & { asker: string | null }
  > {
    const stored = await this.settings.read(
      'organisation_name',
      'landing_contact_email',
      'landing_privacy_url',
    );
    return {
      asker: stored.organisation_name,
      contactEmail: stored.landing_contact_email,
      privacyUrl: stored.landing_privacy_url ?? FALLBACKS.privacyUrl,
    };
  }

  async read(): Promise<LandingSettingsResponse> {
    const stored = await this.settings.read(
      ...ORGANISATION_KEYS,
      'landing_questionnaire_url',
      'landing_privacy_url',
      'landing_digital_solutions_url',
      'landing_consultation_url',
      'retention_months',
    );
    const isSet = stored.landing_questionnaire_url !== null;
    const questionnaires = isSet ? [] : await this.findQuestionnaires();
    const questionnaireUrl = stored.landing_questionnaire_url ?? questionnaires[0]?.path ?? null;
    const unset = {
      questionnaireUrl: questionnaireUrl === null,
      digitalSolutionsUrl: stored.landing_digital_solutions_url === null,
      consultationUrl: stored.landing_consultation_url === null,
    };
    return {
      questionnaireUrl: questionnaireUrl ?? FALLBACKS.questionnaireUrl,
      questionnaires,
      contactEmail: stored.landing_contact_email,
      organisation: organisationOf(stored),
      privacyUrl: stored.landing_privacy_url ?? FALLBACKS.privacyUrl,
      digitalSolutionsUrl: stored.landing_digital_solutions_url ?? FALLBACKS.digitalSolutionsUrl,
      consultationUrl: stored.landing_consultation_url ?? FALLBACKS.consultationUrl,
      retentionMonths: stored.retention_months === null ? null : Number(stored.retention_months),
      placeholders: Object.entries(unset).flatMap(([name, isUnset]) => (isUnset ? [name] : [])),
    };
  }
}
