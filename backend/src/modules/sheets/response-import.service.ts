import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import type { Work } from '../../platform/jobs/work.js';
import { readWorkbookInThread } from '../../platform/workbooks/read-in-thread.js';
import type { Sheet } from '../../platform/workbooks/workbook.types.js';
import { IntakeService, type IntakeResult, type IntakeRow } from '../evaluations/intake/intake.service.js';
import { ConfigurationService } from '../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../questionnaires/questionnaires.service.js';
import { readResponses, type ReadResponses, type ResponseRow } from './responses-workbook.js';
import { sheetsQueue, type ImportPayload, type ResponseImportResult } from './sheets.jobs.js';
import type { RowError, RowReason } from './sheets.errors.js';
import { sourceKey } from './source-key.js';
import { instantOf } from './wall-clock.js';

/** Forms write local times; the clinics of this product live by this clock. */
const TIME_ZONE = 'Europe/Budapest';

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
    return this.intake.store(questionnaireId, rows.map((row, index) => intakeRow(questionnaireId, row, index)), onProgress, dryRun); // prettier-ignore
  }

  private async read(questionnaireId: number, sheets: Sheet[]): Promise<ReadResponses> {
    const language = await this.questionnaires.languageOf(questionnaireId);
    const sections = await this.configuration.read(questionnaireId);
    return readResponses(sheets, sections.flatMap(({ questions }) => questions), { language, timeZone: TIME_ZONE }); // prettier-ignore
  }
}

const intakeRow = (questionnaireId: number, row: ResponseRow, index: number): IntakeRow => ({
  index,
  sourceKey: sourceKey(questionnaireId, row.submittedAt, row.clientEmail, row.answers),
  submittedAt: row.submittedAt === null ? null : instantOf(row.submittedAt, TIME_ZONE),
  clientName: row.clientName,
  clientEmail: row.clientEmail,
  clinicName: row.clinicName,
  answers: row.answers,
});

function resultOf(
  read: ReadResponses,
  { created, updated, unchanged, changedTooLate, erased }: IntakeResult,
): ResponseImportResult {
  const at = ({ sheet, row }: ResponseRow, reason: RowReason): RowError => ({
    sheet,
    row,
    column: null,
    reason,
  });
  const late = changedTooLate.map((index) => at(read.rows[index]!, { code: 'changed_too_late' }));
  const gone = erased.map((index) => at(read.rows[index]!, { code: 'response_erased' }));
  const warnings = read.rows.flatMap((row) => row.warnings.map((reason) => at(row, reason)));
  return {
    created,
    updated,
    unchanged,
    skipped: [...read.skipped, ...late, ...gone],
    errors: read.errors,
    warnings: [...read.notices, ...warnings],
    unmatchedColumns: read.unmatchedColumns,
    questionsWithoutColumn: read.questionsWithoutColumn,
  };
}
