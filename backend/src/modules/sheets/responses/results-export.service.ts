import { Injectable } from '@nestjs/common';
import { caller } from '../../../platform/http/caller.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { Work } from '../../../platform/jobs/work.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { EvaluationsQuery } from '../../evaluations/evaluations.query.js';
import type { Filters } from '../../evaluations/list/filters.dto.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { toAnswersSheet, toResultsSheet } from './results-workbook.js';
import { type ResultsExportPayload, sheetsQueue } from '../sheets.jobs.js';

export const RESULTS_FILE = 'evaluations.xlsx';

/** Writes the results of the current filter into a workbook, as a job whose file can be fetched. */
@Injectable()
export class ResultsExportService {
  constructor(
    private readonly query: EvaluationsQuery,
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly jobs: JobsService,
  ) {}

  async start(questionnaireId: number, payload: Filters): Promise<Job> {
    return this.jobs.start(sheetsQueue, 'export-results', {
      payload: { ...payload, language: caller().language },
      questionnaireId,
      audit: { action: 'evaluations.export' },
    });
  }

  async run(work: Work<ResultsExportPayload, { rows: number }>): Promise<void> {
    const questionnaireId = work.questionnaireId!;
    const { language = await this.questionnaires.languageOf(questionnaireId), ...filters } = work.payload;
    const sections = await this.configuration.read(questionnaireId);
    const rows = await this.query.resultRows(questionnaireId, filters);
    const counting = sections.filter(({ includeInEvaluation }) => includeInEvaluation);
    const bytes = await writeWorkbook([
      toResultsSheet(rows, counting, language),
      toAnswersSheet(rows, sections, language),
    ]);
    await work.finish(async () => {
      await this.jobs.keepFile(work.jobId, RESULTS_FILE, bytes);
      return { rows: rows.length };
    });
  }
}
