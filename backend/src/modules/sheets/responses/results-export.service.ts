import { Injectable } from '@nestjs/common';
import { caller } from '../../../platform/http/caller.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { Work } from '../../../platform/jobs/work.js';
import { writeCsv } from '../../../platform/workbooks/write-csv.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { EvaluationsQuery } from '../../evaluations/evaluations.query.js';
import type { Filters } from '../../evaluations/list/filters.dto.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { toAnswersSheet, toOneTable, toResultsSheet } from './results-workbook.js';
import { type ResultsExportPayload, sheetsQueue } from '../sheets.jobs.js';

export const RESULTS_FORMATS = ['xlsx', 'csv'] as const;
export type ResultsFormat = (typeof RESULTS_FORMATS)[number];

/** Writes the results of the current filter into a workbook or a table of text, as a job whose file can be fetched. */
@Injectable()
export class ResultsExportService {
  constructor(
    private readonly query: EvaluationsQuery,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly jobs: JobsService,
  ) {}

  async start(questionnaireId: number, payload: Filters & { format?: ResultsFormat }): Promise<Job> {
    return this.jobs.start(sheetsQueue, 'export-results', {
      payload: { ...payload, language: caller().language },
      questionnaireId,
      audit: { action: 'evaluations.export' },
    });
  }

  async run(work: Work<ResultsExportPayload, { rows: number }>): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const {
      language = await this.questionnaires.languageOf(questionnaireId),
      format = 'xlsx',
      ...filters
    } = work.payload;
    const sections = await this.configuration.read(questionnaireId);
    const rows = await this.query.resultRows(questionnaireId, filters);
    const counting = sections.filter(({ includeInEvaluation }) => includeInEvaluation);
    const results = toResultsSheet(rows, counting, language);
    const answers = toAnswersSheet(rows, sections, language);
    const bytes =
      format === 'csv'
        ? writeCsv(toOneTable(results, answers, language), language)
        : await writeWorkbook([results, answers]);
    await work.finish(async () => {
      await this.jobs.keepFile(work.jobId, `evaluations.${format}`, bytes);
      return { rows: rows.length };
    });
  }
}
