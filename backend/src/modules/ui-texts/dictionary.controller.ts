import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, Unauthorized } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { Call, Public } from '../../platform/http/route-access.js';
import { DictionaryParam, DictionaryParams } from './dictionary.dto.js';
import { type Dictionary, UiTextsService } from './ui-texts.service.js';

@ApiTags('UI texts')
@Controller('ui-texts')
export class DictionaryController {
  constructor(private readonly texts: UiTextsService) {}

  @Get(':questionnaireId/:language')
  @Public()
  @Call('Texts laid over the built-in ones: key to text', null, { errors: [401, 403, 404] })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  dictionary(
    @Param() { questionnaireId, language }: DictionaryParam,
    @Query() { context: contexts = ['global'] }: DictionaryParams,
  ): Promise<Dictionary> {
    if (questionnaireId !== 'global' && !/^[1-9]\d{0,8}$/.test(questionnaireId)) throw new NotFound();
    const owner = questionnaireId === 'global' ? null : Number(questionnaireId);
    if (contexts.some((context) => context === 'admin' || context === 'email')) demandAdmin(owner);
    return this.texts.dictionary(owner, language, ...contexts);
  }
}

/** What the back office and mails say is nobody else's business. */
function demandAdmin(questionnaireId: number | null): void {
  const { adminId, grantedQuestionnaireIds } = caller();
  if (adminId === null) throw new Unauthorized();
  if (questionnaireId !== null && !grantedQuestionnaireIds.includes(questionnaireId)) throw new Forbidden();
}
