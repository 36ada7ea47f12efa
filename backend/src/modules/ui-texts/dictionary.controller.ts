import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NotFound, Unauthorized } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { Call, Public } from '../../platform/http/route-access.js';
import { DictionaryParams, DictionaryQuery } from './dictionary.dto.js';
import { type Dictionary, UiTextsService } from './ui-texts.service.js';

@ApiTags('UI texts')
@Controller('ui-texts')
export class DictionaryController {
  constructor(private readonly texts: UiTextsService) {}

  @Get(':questionnaireId/:language')
  @Public()
  @Call('Texts laid over the built-in ones: key to text', null)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  dictionary(
    @Param() { questionnaireId, language }: DictionaryParams,
    @Query() { context = 'global' }: DictionaryQuery,
  ): Promise<Dictionary> {
    if ((context === 'admin' || context === 'email') && caller().adminId === null) throw new Unauthorized();
    if (questionnaireId !== 'global' && !/^[1-9]\d{0,8}$/.test(questionnaireId)) throw new NotFound();
    return this.texts.dictionary(
      questionnaireId === 'global' ? null : Number(questionnaireId),
      language,
      context,
    );
  }
}
