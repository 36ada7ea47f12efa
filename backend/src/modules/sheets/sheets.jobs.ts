import type { Language } from '../../platform/http/languages.js';
import { defineQueue } from '../../platform/jobs/define-queue.js';
import type { Work } from '../../platform/jobs/work.js';
import type { Filters } from '../evaluations/list/filters.dto.js';
import type { Corrections } from './responses/columns/response-mapping.js';
import type { MappingChoice } from './responses/mappings/response-mappings.service.js';
import { FormSyncResponse, type FormSyncResult } from './forms/form-sync.dto.js';
import {
  ConfigurationImportResponse,
  type ConfigurationImportResult,
  ResponseImportResponse,
  type ResponseImportResult,
} from './sheets.dto.js';
import { SheetSyncResponse, type SheetSyncResult } from './sync/sync.dto.js';

export interface ImportPayload {
  dryRun: boolean;
}

export interface ResponseImportPayload extends ImportPayload {
  /** What a person has corrected; absent in jobs of earlier versions. */
  corrections?: Corrections;
  /** Whose kept mapping it is read with, where that was said. */
  mapping?: MappingChoice;
}

/** In the language of the person who downloads it; jobs of earlier versions have none. */
export type ResultsExportPayload = Filters & { language?: Language; format?: 'xlsx' | 'csv' };

/** Uploads wait in the database for whichever worker takes them. */
export const sheetsQueue = defineQueue<{
  'import-config': { payload: ImportPayload; result: ConfigurationImportResult };
  'import-responses': { payload: ResponseImportPayload; result: ResponseImportResult };
  'export-results': { payload: ResultsExportPayload; result: { rows: number } };
}>('sheets', {
  'import-config': {
    attempts: 3,
    progress: 'reported',
    report: ConfigurationImportResponse,
  },
  'import-responses': {
    attempts: 3,
    progress: 'reported',
    report: ResponseImportResponse,
  },
  'export-results': { attempts: 3, progress: 'items', makesFile: true },
});

export interface SheetSyncPayload {
  dryRun: boolean;
  /** Started by the schedule, not by a person. */
  byItself?: boolean;
}

/** A queue of its own: while Google asks us to wait, uploads go on. */
export const sheetSyncQueue = defineQueue<{
  'sync-sheets': { payload: SheetSyncPayload; result: SheetSyncResult };
}>('sheet-sync', {
  'sync-sheets': {
    attempts: 4,
    progress: 'reported',
    report: SheetSyncResponse,
  },
});

export type SheetSyncWork = Work<SheetSyncPayload, SheetSyncResult>;

export interface FormSyncPayload {
  dryRun: boolean;
}

/** A queue of its own: while Google asks us to wait, uploads and sheets go on. */
export const formSyncQueue = defineQueue<{
  'sync-form': { payload: FormSyncPayload; result: FormSyncResult };
}>('form-sync', {
  'sync-form': {
    attempts: 4,
    progress: 'items',
    report: FormSyncResponse,
  },
});
