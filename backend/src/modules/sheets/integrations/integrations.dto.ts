import { messageOf, type StoredError } from '../../../platform/errors/app-error.js';
import { Choice, Flag, Moment, Nested, Text, TextList } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import type { IntegrationState } from './integrations.service.js';

const SERVICES = ['sheets', 'forms', 'ai', 'mail', 'trello'] as const;

export class IntegrationFailureResponse {
  @Text() code: string;
  @Text() message: string;

  static from({ code, params }: StoredError, language: Language): IntegrationFailureResponse {
    return { code, message: messageOf(code, language, params) };
  }
}

/** How an outside service stands: whether it is set up, and how it answered last. */
export class IntegrationStatusResponse {
  @Choice(SERVICES) service: (typeof SERVICES)[number];
  @Flag() configured: boolean;
  @TextList({
    about: 'Setting keys without a value; googleFormUrl and such are fields of the questionnaire.',
  })
  missing: string[];
  @Moment({ nullable: true }) lastSuccessAt: Date | null;
  @Moment({ nullable: true }) lastFailureAt: Date | null;
  @Nested(() => IntegrationFailureResponse, { nullable: true })
  lastFailure: IntegrationFailureResponse | null;

  static from(state: IntegrationState, language: Language): IntegrationStatusResponse {
    const { lastFailure } = state;
    return {
      ...state,
      lastFailure: lastFailure && IntegrationFailureResponse.from(lastFailure, language),
    };
  }
}
