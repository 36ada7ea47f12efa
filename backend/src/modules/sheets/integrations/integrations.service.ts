import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { StoredError } from '../../../platform/errors/app-error.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SettingsService } from '../../settings/settings.service.js';

type Service = 'sheets' | 'forms' | 'ai' | 'mail' | 'trello';

export interface IntegrationState {
  service: Service;
  configured: boolean;
  /** What has no value, in the order in which it should be filled in. */
  missing: string[];
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailure: StoredError | null;
}

/** Names of settings, and of fields of the questionnaire, by whether they have a value. */
type Filled = Record<string, boolean>;

/** What a service can't do without, and what it needs besides for everything (rules: integration status). */
const NEEDS: Record<Service, { all: readonly string[]; besides: readonly string[] }> = {
  sheets: { all: ['google_credentials', 'google_spreadsheet_id'], besides: [] },
  forms: { all: ['googleFormUrl'], besides: ['google_credentials'] },
  ai: { all: ['openai_api_key'], besides: [] },
  mail: { all: ['mailgun_api_key', 'mailgun_domain'], besides: ['mail_from'] },
  trello: { all: ['trello_api_key', 'trello_token'], besides: ['trello_list_id'] },
};
const SETTINGS = [
  'google_credentials',
  'google_spreadsheet_id',
  'mailgun_api_key',
  'mailgun_domain',
  'mail_from',
  'trello_api_key',
  'trello_token',
  'trello_list_id',
] as const;

/** How the outside services stand for a questionnaire. */
@Injectable()
export class IntegrationsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly status: IntegrationStatusService,
    private readonly questionnaires: QuestionnairesService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  async read(questionnaireId: number): Promise<IntegrationState[]> {
    const filled = await this.filled(questionnaireId);
    const outcomes = await this.status.read(questionnaireId);
    return (Object.keys(NEEDS) as Service[]).map((service) => {
      const { all, besides } = NEEDS[service];
      const { lastSuccessAt = null, lastFailureAt = null, lastFailure = null } = outcomes.get(service) ?? {};
      const isFilled = (name: string) => filled[name] === true;
      return {
        service,
        configured: all.every(isFilled),
        missing: [...all, ...besides].filter((name) => !isFilled(name)),
        lastSuccessAt,
        lastFailureAt,
        lastFailure,
      };
    });
  }

  private async filled(questionnaireId: number): Promise<Filled> {
    const { googleFormUrl, googleSheetsUrl } = await this.questionnaires.one(questionnaireId);
    const stored = await this.settings.read(...SETTINGS);
    const filled: Filled = { googleFormUrl: Boolean(googleFormUrl?.trim()) };
    for (const name of SETTINGS) filled[name] = stored[name] !== null;
    filled.openai_api_key = (await this.settings.ai()) !== null;
    // The questionnaire's own sheet goes before the general one, and an SMTP server does what the mail service would.
    filled.google_spreadsheet_id ||= Boolean(googleSheetsUrl?.trim());
    if (this.env.smtpUrl !== null) filled.mailgun_api_key = filled.mailgun_domain = true;
    return filled;
  }
}
