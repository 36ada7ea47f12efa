import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { BadRequest, wordDetails } from '../../../platform/errors/app-error.js';
import type { Job } from '../../../platform/jobs/job.entity.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { Work } from '../../../platform/jobs/work.js';
import { ownBytes, readingThreads } from '../../../platform/workbooks/reading-thread.js';
import { ConfigurationService } from '../../questionnaires/configuration.service.js';
import { InsightsService } from '../../questionnaires/insights/insights.service.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { type ConfigurationImportResult, RowProblemResponse } from '../sheets.dto.js';
import type { RowError } from '../sheets.errors.js';
import { type ImportPayload, sheetsQueue } from '../sheets.jobs.js';
import { firstChanges, type RowChange } from './configuration-changes.js';
import { type ConfigurationPlan, planConfiguration } from './configuration-plan.js';
import type { ReadConfiguration } from './configuration-rows.js';
import { type InsightsPlan, planInsights } from './insights-sheet.js';
import { plannedSections, PlannedEffectsService } from './planned-effects.service.js';
import { planNeeds } from './needs-column.js';
import { planShownIf, withLinkChanges } from './shown-if-columns.js';
import { isFromAnother, withOwnIds } from './workbook-source.js';
import type { SheetName } from './workbook-words.js';

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
    private readonly insights: InsightsService,
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
      // Of thousands of answers each step takes a while: other work runs in between.
      await setImmediate();
      const copied = isFromAnother(read.source, work.questionnaireId!) && foreign.size > 0;
      const own = copied ? withOwnIds(existing, read, foreign) : read;
      const plan = planConfiguration(existing, own, copied ? new Set() : foreign);
      const stored = await this.insights.list(work.questionnaireId!);
      // Of a plan with errors nobody knows which questions conditions will name.
      const isPlanned = plan.errors.length === 0;
      const planned = isPlanned ? withPositiveIds(plannedSections(existing, plan)) : existing;
      const rows = isPlanned ? own : NO_ROWS;
      const conditions = planShownIf(rows, existing, planned);
      const needs = planNeeds(rows, planned);
      const foreseen = planInsights(isPlanned ? read.insights : null, stored, planned);
      const found = [...plan.errors, ...conditions.errors, ...needs.errors, ...foreseen.errors];
      const errors = firstErrors(found, MOST_ERRORS).map((error) => asWritten(error, read.written));
      if (errors.length > 0 && !work.payload.dryRun)
        throw new BadRequest('configuration_has_errors', { count: found.length }, errors);
      await setImmediate();
      const effect = await this.effects.of(work.questionnaireId!, existing, plan, conditions.after);
      await setImmediate();
      const linked = [...conditions.changes, ...needs.changes];
      if (!work.payload.dryRun) await this.apply(work.questionnaireId!, plan, own, linked.length > 0);
      const joined = withLinkChanges(plan.changes, linked);
      return {
        ...countsOf(plan, foreseen, joined.alone),
        changes: firstChanges([...joined.changes, ...foreseen.changes], MOST_CHANGES).map((change) => ({
          ...change,
          sheet: read.written[change.sheet]?.sheet ?? change.sheet,
        })),
        errors,
        unmatchedColumns: read.unmatchedColumns,
        copiedFrom: copied ? read.source!.name : null,
        effect,
        dryRun: work.payload.dryRun,
      };
    });
  }

  /** What names other questions comes after them, when their ids are known. */
  private async apply(
    questionnaireId: number,
    plan: ConfigurationPlan,
    read: ReadConfiguration,
    changesLinks: boolean,
  ): Promise<void> {
    await this.configuration.apply(
      questionnaireId,
      plan,
      changesLinks
        ? (written) => ({ ...planShownIf(read, [], written).shownIf, needs: planNeeds(read, written).needs })
        : undefined,
    );
    if (read.insights === null) return;
    const sections = await this.configuration.read(questionnaireId);
    const stored = await this.insights.list(questionnaireId);
    await this.insights.apply(questionnaireId, planInsights(read.insights, stored, sections));
  }
}

/** What is still to be made has ids that count down from -1; conditions name row ids, which are above 0. */
function withPositiveIds(sections: ScoredSection[]): ScoredSection[] {
  const positive = <T extends { id: number }>(row: T): T =>
    row.id > 0 ? row : { ...row, id: FIRST_PLANNED - row.id };
  return sections.map((section) => ({
    ...positive(section),
    questions: section.questions.map((question) => ({
      ...positive(question),
      options: question.options.map(positive),
    })),
  }));
}
const NO_ROWS = { sections: [], questions: [] };
const FIRST_PLANNED = 4_000_000_000;

/** How many sections, questions, answers and insights of the file are new, change and stay as they are. */
function countsOf(
  { sections, questions, options, changes }: ConfigurationPlan,
  insights: InsightsPlan,
  linksAlone: number,
) {
  const isChangedOption = ({ sheet, what }: RowChange) => sheet === 'Answers' && what === 'updated';
  return {
    created:
      sections.create.length + questions.create.length + options.create.length + insights.create.length,
    // Options that only make room are updated, too, and stand in no row.
    updated:
      sections.update.length +
      questions.update.length +
      changes.filter(isChangedOption).length +
      insights.update.length +
      insights.remove.length +
      linksAlone,
    unchanged:
      sections.unchanged.length +
      questions.unchanged.length +
      options.unchanged.length +
      insights.unchanged -
      linksAlone,
  };
}

/** The first of many errors, in their order, and how many come after them: nobody reads ten thousands of them. */
function firstErrors(errors: RowError[], most: number): RowError[] {
  const next = errors[most];
  if (!next) return errors;
  const reason = { code: 'errors_beyond', params: { count: errors.length - most } } as const;
  return [...errors.slice(0, most), { sheet: next.sheet, row: next.row, column: null, reason }];
}

/** With the names of sheet and column that the file has. */
function asWritten(error: RowError, written: ReadConfiguration['written']): RowError {
  const { sheet, columns } = written[error.sheet as SheetName] ?? { sheet: error.sheet, columns: {} };
  return { ...error, sheet, column: error.column && (columns[error.column] ?? error.column) };
}

/** `readConfiguration` of an uploaded file, in a thread of its own. Throws WorkbookError. */
export async function readConfigurationInThread(bytes: Buffer): Promise<ReadConfiguration> {
  const data = ownBytes(bytes);
  const read: ReadConfiguration = {
    source: null,
    written: {},
    sections: [],
    questions: [],
    options: [],
    insights: null,
    errors: [],
    unmatchedColumns: [],
  };
  const file = new URL('./configuration.thread.js', import.meta.url);
  for await (const piece of readingThreads.listen<ReadConfiguration>(file, data, [data.buffer])) {
    read.source ??= piece.source;
    read.written = piece.written;
    read.sections.push(...piece.sections);
    read.questions.push(...piece.questions);
    read.options.push(...piece.options);
    read.insights ??= piece.insights;
    read.errors.push(...piece.errors);
    read.unmatchedColumns.push(...piece.unmatchedColumns);
    await setImmediate();
  }
  return read;
}
