import { Injectable } from '@nestjs/common';
import { isTextTable } from '../../../platform/http/uploads.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { Progress, Work } from '../../../platform/jobs/work.js';
import { clinicZone } from '../../../platform/time/time.js';
import type { Sheet } from '../../../platform/workbooks/workbook.types.js';
import { IntakeService, type IntakeResult } from '../../responses/intake/intake.service.js';
import { OutboxService } from '../../responses/outbox/outbox.service.js';
import type { ScoredQuestion } from '../../scoring/scoring.types.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { NO_CORRECTIONS } from './columns/response-mapping.js';
import { ResponseMappingsService } from './mappings/response-mappings.service.js';
import { readResponsesInThread, type ResponsesFile } from './read-responses-in-thread.js';
import { addTaken, nothingTaken } from './response-intake.js';
import type { ReadResponsesOptions, ResponseRow } from './response-rows.js';
import { ReturnedExportsService } from './returned-exports.service.js';
import type { ReadNotes } from './responses.thread.js';
import { sheetsQueue, type ResponseImportPayload } from '../sheets.jobs.js';
import type { ResponseImportResult } from '../sheets.dto.js';

type ImportWork = Work<ResponseImportPayload, ResponseImportResult>;

/** Takes over responses: good rows are stored, bad ones named; doing it again is harmless (rules: importing responses). */
@Injectable()
export class ResponseImportService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly questionnaires: QuestionnairesService,
    private readonly intake: IntakeService,
    private readonly outbox: OutboxService,
    private readonly mappings: ResponseMappingsService,
    private readonly exports: ReturnedExportsService,
    private readonly jobs: JobsService,
  ) {}

  async start(
    questionnaireId: number,
    upload: { name: string; bytes: Buffer },
    payload: ResponseImportPayload,
  ): Promise<Job> {
    const audit = payload.dryRun ? undefined : { action: 'responses.import' };
    return this.jobs.start(sheetsQueue, 'import-responses', { payload, questionnaireId, upload, audit });
  }

  async run(work: ImportWork): Promise<void> {
    const { name, bytes } = await this.jobs.uploadOf(work.jobId);
    const { dryRun, corrections = NO_CORRECTIONS, mapping } = work.payload;
    const questionnaireId = work.questionnaireId!;
    const saved = await this.mappings.of(questionnaireId, mapping);
    const options = { dryRun, timeZone: clinicZone(), saved, corrections };
    const file = { bytes, isText: isTextTable(name) };
    const { source, place, ...result } = await this.takeOver(questionnaireId, file, options, (progress) =>
      work.report(progress),
    );
    await work.finish(async () => {
      await this.ended(work);
      if (!dryRun && source) {
        const { columns, answers } = corrections;
        const said = { columns, answers, ...(place ? { place } : {}) };
        await this.mappings.keep(questionnaireId, source, said, mapping === 'none');
      }
      return result;
    });
  }

  /** What was stored before it failed stays. */
  async failed(work: ImportWork): Promise<void> {
    await this.ended(work);
  }

  private async ended({ jobId, questionnaireId, payload }: ImportWork): Promise<void> {
    if (payload.dryRun) return;
    const { createdAt } = await this.jobs.one(jobId);
    await this.outbox.recordImport(questionnaireId!, createdAt);
  }

  /** Reads a workbook, or sheets that came another way, and stores its good rows piece by piece. */
  async takeOver(
    questionnaireId: number,
    source: ResponsesFile | Sheet[],
    { dryRun, ...options }: Omit<ReadResponsesOptions, 'language'> & { dryRun: boolean },
    onProgress: (progress: Progress) => Promise<void>,
  ): Promise<ResponseImportResult & Pick<ReadNotes, 'source' | 'place'>> {
    const language = await this.questionnaires.languageOf(questionnaireId);
    const questions = (await this.configuration.read(questionnaireId)).flatMap(
      (section) => section.questions,
    );
    const result = {
      ...nothingTaken(),
      unmatchedColumns: [] as string[],
      source: null as ReadNotes['source'],
      place: null as ReadNotes['place'],
    };
    const progress = { done: 0, total: 0, failed: 0, skipped: 0 };
    for await (const message of readResponsesInThread(source, questions, { ...options, language })) {
      if (message.kind === 'read') {
        Object.assign(result, resultOf(message.notes));
        progress.failed = result.errors.length;
        progress.skipped = result.skipped.length;
        progress.total = message.rowCount + progress.failed + progress.skipped;
      } else {
        addTaken(result, message.rows, await this.store(questionnaireId, message.rows, dryRun, questions));
        progress.done += message.rows.length;
      }
      await onProgress({ ...progress });
    }
    return result;
  }

  /** Also used by the seed, whose rows never were a file. */
  async store(
    questionnaireId: number,
    rows: ResponseRow[],
    dryRun: boolean,
    questions: readonly ScoredQuestion[] = [],
  ): Promise<IntakeResult> {
    const taken = await this.exports.toIntakeRows(questionnaireId, rows, questions);
    return this.intake.store(questionnaireId, taken, { dryRun });
  }
}

const resultOf = ({ notices, ...notes }: ReadNotes) => ({ ...notes, warnings: notices });
