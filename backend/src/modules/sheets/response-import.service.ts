import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import type { Work } from '../../platform/jobs/work.js';
import { readWorkbookInThread } from '../../platform/workbooks/read-in-thread.js';
import type { Sheet } from '../../platform/workbooks/workbook.types.js';
import { IntakeService, type IntakeResult } from '../evaluations/intake/intake.service.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { CLINIC_TIME_ZONE, toIntakeRows, toReport } from './response-intake.js';
import { readResponses, type ReadResponses, type ResponseRow } from './responses-workbook.js';
import { sheetsQueue, type ImportPayload, type ResponseImportResult } from './sheets.jobs.js';

/** Takes over responses: good rows are stored, bad ones named; doing it again is harmless (rules: importing responses). */
@Injectable()
export class ResponseImportService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly intake: IntakeService,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  async start(
    questionnaireId: number,
    upload: { name: string; bytes: Buffer },
    payload: ImportPayload,
  ): Promise<Job> {
    if (!payload.dryRun) await this.audit.record({ action: 'responses.import', questionnaireId });
    return this.jobs.start(sheetsQueue, 'import-responses', { payload, questionnaireId, upload });
  }

  async run(work: Work<ImportPayload, ResponseImportResult>): Promise<void> {
    const { bytes } = await this.jobs.uploadOf(work.jobId);
    const read = await this.read(work.questionnaireId!, await readWorkbookInThread(bytes));
    const failed = read.errors.length;
    const skipped = read.skipped.length;
    const total = read.rows.length + failed + skipped;
    await work.report({ done: 0, total, failed, skipped });
    const stored = await this.store(work.questionnaireId!, read.rows, work.payload.dryRun, (done) =>
      work.report({ done, total, failed, skipped }),
    );
    await work.finish(() => Promise.resolve(resultOf(read, stored)));
  }

  /** Also used by the seed, whose rows never were a file. */
  async store(
    questionnaireId: number,
    rows: ResponseRow[],
    dryRun: boolean,
    onProgress: (done: number) => Promise<void>,
  ): Promise<IntakeResult> {
    return this.intake.store(questionnaireId, toIntakeRows(questionnaireId, rows), onProgress, dryRun);
  }

  private async read(questionnaireId: number, sheets: Sheet[]): Promise<ReadResponses> {
    const language = await this.questionnaires.languageOf(questionnaireId);
    const sections = await this.configuration.read(questionnaireId);
    return readResponses(sheets, sections.flatMap(({ questions }) => questions), { language, timeZone: CLINIC_TIME_ZONE }); // prettier-ignore
  }
}

function resultOf(read: ReadResponses, stored: IntakeResult): ResponseImportResult {
  const { created, updated, unchanged } = stored;
  const { errors, unmatchedColumns, questionsWithoutColumn } = read;
  return { created, updated, unchanged, ...toReport(read, stored), errors, unmatchedColumns, questionsWithoutColumn }; // prettier-ignore
}
