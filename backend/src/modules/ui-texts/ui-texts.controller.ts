import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Forbidden, NotFound, Unauthorized } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { NumberIdParam, SuccessResponse } from '../../platform/http/common.dto.js';
import { QueryChoices } from '../../platform/http/query-fields.js';
import { Choice, Text } from '../../platform/http/fields.js';
import { type Language, LANGUAGES } from '../../platform/http/languages.js';
import { Admin, Call, Public } from '../../platform/http/route-access.js';
import { CatalogueService } from './catalogue.service.js';
import { CONTEXTS, type TextContext } from './contexts.js';
import { TextEditingService } from './editing.service.js';
import { TextTransferService } from './transfer.service.js';
import {
  CatalogueParams,
  CatalogueTextResponse,
  ChangeUiTextRequest,
  CreateUiTextRequest,
  ImportUiTextsRequest,
  TextOwnerParams,
  TextPlaceResponse,
  UiTextExportResponse,
  UiTextImportResponse,
  UiTextListParams,
  UiTextResponse,
} from './ui-texts.dto.js';
import { type Dictionary, UiTextsService } from './ui-texts.service.js';

const OWNER = { of: 'questionnaire', by: 'questionnaireId', orNone: true } as const;

/** The owner of the texts is the one that the guard has checked, never what a request says beside it. */
@ApiTags('UI texts')
@Controller('admin/ui-texts')
export class UiTextsController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly editing: TextEditingService,
    private readonly transfer: TextTransferService,
  ) {}

  @Get()
  @Admin(OWNER)
  @Call('The texts laid over the built-in ones, global or of a questionnaire', [UiTextResponse])
  async listUiTexts(@Query() { missing, ...filter }: UiTextListParams): Promise<UiTextResponse[]> {
    const texts = await this.catalogue.stored(caller().questionnaireId, {
      ...filter,
      state: missing ? 'missing' : undefined,
    });
    return texts.map((text) => UiTextResponse.from(text));
  }

  @Get('catalogue')
  @Admin(OWNER)
  @Call('Every text of the product with what was laid over it, paged', [CatalogueTextResponse])
  @ApiOkResponse({
    headers: { 'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } } },
  })
  async listUiTextCatalogue(
    @Query() { limit = 50, offset = 0, ...filter }: CatalogueParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CatalogueTextResponse[]> {
    const { texts, total } = await this.catalogue.page(caller().questionnaireId, filter, { limit, offset });
    response.setHeader('X-Total-Count', String(total));
    return texts;
  }

  @Get('places')
  @Admin(OWNER)
  @Call('The places where texts are shown, with how many they have and how many were reworded', [
    TextPlaceResponse,
  ])
  listUiTextPlaces(@Query() _owner: TextOwnerParams): Promise<TextPlaceResponse[]> {
    return this.catalogue.places(caller().questionnaireId);
  }

  @Get('export')
  @Admin('nothing')
  @Call('The translation file: global texts and those of your questionnaires', UiTextExportResponse)
  async exportUiTexts(): Promise<UiTextExportResponse> {
    const records = await this.transfer.export(caller().grantedQuestionnaireIds);
    return { totalRecords: records.length, records };
  }

  @Post('import')
  @Admin('nothing')
  @Call('Takes a translation file in; names each record that is not taken', UiTextImportResponse, {
    errors: [413],
  })
  async importUiTexts(@Body() { records }: ImportUiTextsRequest): Promise<UiTextImportResponse> {
    const { language, grantedQuestionnaireIds } = caller();
    const { imported, refused } = await this.transfer.import(records, grantedQuestionnaireIds);
    return UiTextImportResponse.from(imported, refused, language);
  }

  @Post()
  @Admin(OWNER)
  @Call('Lays a text over the built-in one', UiTextResponse, { status: 201, errors: [409] })
  async createUiText(
    @Body() { key, context, language, value }: CreateUiTextRequest,
  ): Promise<UiTextResponse> {
    const wording = { key, context, language, value };
    return UiTextResponse.from(await this.editing.create(caller().questionnaireId, wording));
  }

  @Patch(':id')
  @Admin({ of: 'ui-text', by: 'id' })
  @Call('Changes a text', UiTextResponse, { errors: [409] })
  async updateUiText(
    @Param() { id }: NumberIdParam,
    @Body() { key, context, language, value }: ChangeUiTextRequest,
  ): Promise<UiTextResponse> {
    return UiTextResponse.from(await this.editing.change(id, { key, context, language, value }));
  }

  @Delete(':id')
  @Admin({ of: 'ui-text', by: 'id' })
  @Call('Deletes a text: the layer below shows again', SuccessResponse)
  async deleteUiText(@Param() { id }: NumberIdParam): Promise<SuccessResponse> {
    await this.editing.delete(id);
    return { success: true };
  }
}

class DictionaryParam {
  @Text({ about: "A questionnaire's id, or 'global'.", max: 10 }) questionnaireId: string;
  @Choice(LANGUAGES) language: Language;
}

class DictionaryParams {
  @QueryChoices(CONTEXTS, {
    optional: true,
    about: 'Of a key in several contexts the first one named counts. Admin and email texts need a session.',
  })
  context?: TextContext[];
}

@ApiTags('UI texts')
@Controller('ui-texts')
export class DictionaryController {
  constructor(private readonly texts: UiTextsService) {}

  @Get(':questionnaireId/:language')
  @Public()
  @Call('Texts laid over the built-in ones: key to text', null, { errors: [401, 403, 404] })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  getDictionary(
    @Param() { questionnaireId, language }: DictionaryParam,
    @Query() { context: contexts = ['global'] }: DictionaryParams,
  ): Promise<Dictionary> {
    if (questionnaireId !== 'global' && !/^[1-9]\d{0,8}$/.test(questionnaireId)) throw new NotFound();
    const owner = questionnaireId === 'global' ? null : Number(questionnaireId);
    if (contexts.some((context) => context === 'admin' || context === 'email')) requireAdmin(owner);
    return this.texts.dictionary(owner, language, ...contexts);
  }
}

/** What the back office and mails say is nobody else's business. */
function requireAdmin(questionnaireId: number | null): void {
  const { adminId, grantedQuestionnaireIds } = caller();
  if (adminId === null) throw new Unauthorized();
  if (questionnaireId !== null && !grantedQuestionnaireIds.includes(questionnaireId)) throw new Forbidden();
}
