import { Controller, Get, Post, Query, type StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { QuestionnaireParams } from '../../platform/http/common.dto.js';
import { CSV, workbookDownload, XLSX } from '../../platform/http/downloads.js';
import { Choice } from '../../platform/http/fields.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { OneFile, uploadOf } from '../../platform/http/uploads.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LongCall } from '../../platform/jobs/long-call.js';
import { writeWorkbook } from '../../platform/workbooks/write-workbook.js';
import { EvaluationFilterParams } from '../evaluations/list/filters.dto.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { InsightsService } from '../questionnaires/insights/insights.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { ConfigurationImportService } from './configuration/configuration-import.service.js';
import { toGuidedSheets } from './configuration/configuration-guide.js';
import { CONFIGURATION_FILE } from './configuration/configuration-workbook.js';
import {
  RESULTS_FORMATS,
  ResultsExportService,
  type ResultsFormat,
} from './responses/results-export.service.js';
import { toQuestionIdSheet, toSampleSheets } from './configuration/sample-workbook.js';
import { ConfigurationImportResponse, ImportParams } from './sheets.dto.js';
import type { ConfigurationImportResult } from './sheets.dto.js';

const Workbook = () =>
  ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } });

class ResultsExportParams extends EvaluationFilterParams {
  @Choice(RESULTS_FORMATS, {
    optional: true,
    about: 'csv: results and answers in one table of text; xlsx unless said.',
  })
  format?: ResultsFormat;
}

@ApiTags('Workbooks')
@Controller('admin')
export class SheetsController {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly configurationImport: ConfigurationImportService,
    private readonly results: ResultsExportService,
    private readonly jobs: JobsService,
  ) {}

  @Get('export-config')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'The configuration as a workbook with a guide; while it has no questions, a template with examples',
    null,
  )
  @Workbook()
  async exportConfig(@Query() _query: QuestionnaireParams): Promise<StreamableFile> {
    const sections = await this.configuration.export(caller().questionnaireId!, 'configuration.export');
    const id = caller().questionnaireId!;
    const { name } = await this.questionnaires.one(id);
    const sheets = toGuidedSheets(sections, caller().language, { id, name }, await this.insights.list(id));
    return workbookDownload(await writeWorkbook(sheets), CONFIGURATION_FILE);
  }

  @Get('download-sample-excel')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The response workbook to fill in', null)
  @Workbook()
  async downloadSampleExcel(@Query() _query: QuestionnaireParams): Promise<StreamableFile> {
    const sections = await this.configuration.export(caller().questionnaireId!, 'responses.export-sample');
    const language = await this.questionnaires.languageOf(caller().questionnaireId!);
    const sheets = toSampleSheets(
      sections.flatMap(({ questions }) => questions),
      language,
    );
    return workbookDownload(await writeWorkbook(sheets), 'responses-sample.xlsx');
  }

  @Get('download-question-uuids')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The ids of all questions', null)
  @Workbook()
  async downloadQuestionUuids(@Query() _query: QuestionnaireParams): Promise<StreamableFile> {
    const sections = await this.configuration.export(
      caller().questionnaireId!,
      'configuration.export-question-ids',
    );
    return workbookDownload(await writeWorkbook([toQuestionIdSheet(sections)]), 'question-ids.xlsx');
  }

  @Get('export-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The results of the current filter as a workbook; the file of a long export is at the job', null, {
    long: true,
  })
  @ApiOkResponse({
    content: {
      [XLSX]: { schema: { type: 'string', format: 'binary' } },
      [CSV]: { schema: { type: 'string' } },
    },
  })
  async exportEvaluations(@Query() query: ResultsExportParams): Promise<LongCall<StreamableFile>> {
    const { questionnaireId: _id, ...payload } = query;
    const job = await this.results.start(caller().questionnaireId!, payload);
    return new LongCall(job, async () => {
      const { bytes, name } = await this.jobs.fileOf(job.id);
      return workbookDownload(bytes, name);
    });
  }

  @Post('import-config')
  @OneFile()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Takes over a configuration workbook: all of it or nothing', ConfigurationImportResponse, {
    long: true,
    errors: [409, 413],
  })
  async importConfig(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query() { dryRun = false }: ImportParams,
  ): Promise<LongCall<ConfigurationImportResponse>> {
    const job = await this.configurationImport.start(caller().questionnaireId!, uploadOf(file), { dryRun });
    return new LongCall(job, ({ result }) =>
      ConfigurationImportResponse.from(result as ConfigurationImportResult, caller().language),
    );
  }
}
