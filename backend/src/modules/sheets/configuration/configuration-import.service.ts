import { Injectable } from '@nestjs/common';
import { BadRequest, defineMessages, wordDetails } from '../../../platform/errors/app-error.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import type { Work } from '../../../platform/jobs/work.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { firstChanges } from './configuration-changes.js';
import { planConfiguration } from './configuration-plan.js';
import { PlannedEffectsService } from './planned-effects.service.js';
import { readConfigurationInThread } from './read-configuration-in-thread.js';
import { RowProblemResponse } from '../sheets.dto.js';
import type { RowError } from '../sheets.errors.js';
import { sheetsQueue, type ImportPayload } from '../sheets.jobs.js';
import type { ConfigurationImportResult } from '../sheets.dto.js';

defineMessages({
  configuration_has_errors: {
    hu: 'A fájlban {count} hiba van, ezért semmit sem vettünk át belőle. Kérjük, javítsa ki, és töltse fel újra.',
    en: 'Errors in the file: {count}, so nothing was taken from it. Please correct it and upload it again.',
    ro: 'Erori în fișier: {count}, așa că nu s-a preluat nimic din el. Corectați-l și încărcați-l din nou.',
  },
});

wordDetails<RowError[]>('configuration_has_errors', (errors, language) =>
  errors.map((error) => RowProblemResponse.from(error, language)),
);

/** Rows that an answer describes one by one; its counts are of all. */
const MOST_CHANGES = 200;
const MOST_ERRORS = 1_000;

/** Takes over a configuration workbook: all of it, or nothing (rules: configuration workbook). */
@Injectable()
export class ConfigurationImportService {
  constructor(
    private readonly configuration: ConfigurationService,
    private readonly effects: PlannedEffectsService,
    private readonly jobs: JobsService,
  ) {}

  start(
    questionnaireId: number,
    upload: { name: string; bytes: Buffer },
    payload: ImportPayload,
  ): Promise<Job> {
    return this.jobs.start(sheetsQueue, 'import-config', { payload, questionnaireId, upload });
  }

  async run(work: Work<ImportPayload, ConfigurationImportResult>): Promise<void> {
    const { bytes } = await this.jobs.uploadOf(work.jobId);
    const read = await readConfigurationInThread(bytes);
    await work.finish(async () => {
      await this.configuration.lock(work.questionnaireId!);
      const existing = await this.configuration.read(work.questionnaireId!);
      const ids = read.questions.flatMap(({ questionId }) => questionId ?? []);
      const foreign = await this.configuration.foreignQuestionIds(work.questionnaireId!, ids);
      const plan = planConfiguration(existing, read, foreign);
      const errors = firstErrors(plan.errors, MOST_ERRORS);
      if (errors.length > 0 && !work.payload.dryRun)
        throw new BadRequest('configuration_has_errors', { count: plan.errors.length }, errors);
      const effect = await this.effects.of(work.questionnaireId!, existing, plan);
      if (!work.payload.dryRun) await this.configuration.apply(work.questionnaireId!, plan);
      return {
        created: plan.sections.create.length + plan.questions.create.length,
        updated: plan.sections.update.length + plan.questions.update.length,
        unchanged: plan.sections.unchanged.length + plan.questions.unchanged.length,
        changes: firstChanges(plan.changes, MOST_CHANGES),
        errors,
        unmatchedColumns: read.unmatchedColumns,
        effect,
      };
    });
  }
}

/** The first of many errors, in their order, and how many come after them: nobody reads ten thousands of them. */
function firstErrors(errors: RowError[], most: number): RowError[] {
  const next = errors[most];
  if (!next) return errors;
  const reason = { code: 'errors_beyond', params: { count: errors.length - most } } as const;
  return [...errors.slice(0, most), { sheet: next.sheet, row: next.row, column: null, reason }];
}
