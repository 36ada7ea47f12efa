import { Body, Controller, HttpCode, Post, Query, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { Choice, Text } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { isTextTable, OneFile, tableOf } from '../../../platform/http/uploads.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { ImportParams, ResponseImportResponse, type ResponseImportResult } from '../sheets.dto.js';
import { correctionsOf, LONGEST_CORRECTIONS } from './mappings/corrections-form.js';
import { MAPPING_CHOICES, type MappingChoice } from './mappings/response-mappings.service.js';
import { ResponsePreviewResponse } from './preview/preview.dto.js';
import { ResponsePreviewService } from './preview/response-preview.service.js';
import { ResponseImportService } from './response-import.service.js';

const CHOICE =
  'With whose saved mapping the columns are read: that of the program that wrote the table, unless said; none: without one, which then starts anew.';
const CORRECTIONS =
  'JSON of what a person has corrected: {"columns":[{header,nth,is,questionId,optionId}],"answers":[{questionId,value,optionId,number}],"addresses":[{sheet,row,address}],"table":{sheet,headerRow}}; table: the one sheet to read, and the row of its header or null. An import keeps all but addresses for the next table of the same program.';

class PreviewParams extends QuestionnaireParams {
  @Choice(MAPPING_CHOICES, { optional: true, about: CHOICE }) mapping?: MappingChoice;
}

class ResponseImportParams extends ImportParams {
  @Choice(MAPPING_CHOICES, { optional: true, about: CHOICE }) mapping?: MappingChoice;
}

class CorrectionsForm {
  @Text({ optional: true, max: LONGEST_CORRECTIONS, trim: false }) corrections?: string;
}

const OneTable = () => OneFile({ corrections: CORRECTIONS }, LONGEST_CORRECTIONS);

/** Tables of responses: what is understood of them, and their import. */
@ApiTags('Workbooks')
@Controller('admin')
export class ResponsesController {
  constructor(
    private readonly responseImport: ResponseImportService,
    private readonly preview: ResponsePreviewService,
  ) {}

  @Post('preview-responses')
  @HttpCode(200)
  @OneTable()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'Says what is understood of a table of responses and what importing it would do; stores nothing',
    ResponsePreviewResponse,
    {
      errors: [413],
    },
  )
  async previewResponses(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query() { mapping }: PreviewParams,
    @Body() { corrections }: CorrectionsForm,
  ): Promise<ResponsePreviewResponse> {
    const { name, bytes } = tableOf(file);
    const table = { bytes, isText: isTextTable(name) };
    const preview = await this.preview.of(
      caller().questionnaireId!,
      table,
      correctionsOf(corrections),
      mapping,
    );
    return ResponsePreviewResponse.from(preview, caller().language);
  }

  @Post('import-responses')
  @OneTable()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Takes over responses: good rows are stored, bad ones named', ResponseImportResponse, {
    long: true,
    errors: [409, 413],
  })
  async importResponses(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query() { dryRun = false, mapping }: ResponseImportParams,
    @Body() { corrections }: CorrectionsForm,
  ): Promise<LongCall<ResponseImportResponse>> {
    const payload = { dryRun, corrections: correctionsOf(corrections), ...(mapping ? { mapping } : {}) };
    const job = await this.responseImport.start(caller().questionnaireId!, tableOf(file), payload);
    return new LongCall(job, ({ result }) =>
      ResponseImportResponse.from(result as ResponseImportResult, caller().language),
    );
  }
}
