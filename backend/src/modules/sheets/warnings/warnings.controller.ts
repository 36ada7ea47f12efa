import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { StoredError } from '../../../platform/errors/app-error.js';
import { messageOf } from '../../../platform/errors/messages.js';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireParams, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Choice, Flag, Int, Moment, Nested, Text } from '../../../platform/http/fields.js';
import { TextList } from '../../../platform/http/list-fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { IntegrationsService, type IntegrationState } from '../integrations/integrations.service.js';
import { type Warning, WARNING_KINDS, type WarningKind } from './warning.js';
import { WarningsService } from './warnings.service.js';

class WarningResponse {
  @Text({ about: 'The same as long as nothing new has happened.' }) id: string;
  @Choice(WARNING_KINDS, {
    about:
      'sync-failing: the sheet can not be read; columns: columns and questions do not fit together; silence: nothing has come for long; unsent: results are late.',
  })
  kind: WarningKind;
  @Moment({ nullable: true }) since: Date | null;
  @Text({ nullable: true, about: 'Why syncs fail, and what to do.' }) reason: string | null;
  @Moment({ nullable: true, about: 'When the schedule tries again.' }) nextRunAt: Date | null;
  @TextList({ about: 'Columns of the sheet that belong to no question.' }) columns: string[];
  @TextList({ about: 'Questions that have no column.' }) questions: string[];
  @Int({ nullable: true, about: 'How many evaluations it is about.' }) count: number | null;

  static from({ reason, ...warning }: Warning, language: Language): WarningResponse {
    return { ...warning, reason: reason && messageOf(reason.code, language, reason.params) };
  }
}

class DismissWarningRequest {
  @Text({ min: 1, max: 40 }) id: string;
}

@ApiTags('Questionnaires')
@Controller('admin')
export class WarningsController {
  constructor(private readonly warnings: WarningsService) {}

  @Get('warnings')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'What somebody should look after: a sync that fails, columns that do not fit, silence, late results',
    [WarningResponse],
  )
  async listWarnings(@Query() _query: QuestionnaireParams): Promise<WarningResponse[]> {
    const { questionnaireId, adminId } = caller();
    const warnings = await this.warnings.list(questionnaireId!, adminId!);
    return warnings.map((warning) => WarningResponse.from(warning, caller().language));
  }

  @Post('warnings/dismiss')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Keeps a warning away from you until it occurs anew', SuccessResponse, { errors: [404] })
  async dismissWarning(@Body() { id }: DismissWarningRequest): Promise<SuccessResponse> {
    const { questionnaireId, adminId } = caller();
    await this.warnings.dismiss(questionnaireId!, adminId!, id);
    return { success: true };
  }
}

const SERVICES = ['sheets', 'forms', 'ai', 'mail', 'trello'] as const;

class IntegrationFailureResponse {
  @Text() code: string;
  @Text() message: string;

  static from({ code, params }: StoredError, language: Language): IntegrationFailureResponse {
    return { code, message: messageOf(code, language, params) };
  }
}

/** How an outside service stands: whether it is set up, and how it answered last. */
class IntegrationStatusResponse {
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

@ApiTags('Settings')
@Controller('admin')
export class IntegrationsController {
  constructor(private readonly integrations: IntegrationsService) {}

  @Get('integration-status')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Which outside services are set up, and how each of them answered last', [IntegrationStatusResponse])
  async listIntegrationStatus(@Query() _query: QuestionnaireParams): Promise<IntegrationStatusResponse[]> {
    const states = await this.integrations.read(caller().questionnaireId!);
    return states.map((state) => IntegrationStatusResponse.from(state, caller().language));
  }
}
