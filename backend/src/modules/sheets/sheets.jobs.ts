import { defineQueue } from '../../platform/jobs/define-queue.js';
import type { Status } from '../evaluations/status/status.js';
import {
  ConfigurationImportResponse,
  type ConfigurationImportResult,
  ResponseImportResponse,
  type ResponseImportResult,
} from './sheets.dto.js';

export interface ImportPayload {
  dryRun: boolean;
}

/** Which evaluations to export. */
export interface ExportPayload {
  search?: string;
  status?: Status;
  clientName?: string;
  clientEmail?: string;
}

/** Uploads wait in the database for whichever worker takes them. */
export const sheetsQueue = defineQueue<{
  'import-config': { payload: ImportPayload; result: ConfigurationImportResult };
  'import-responses': { payload: ImportPayload; result: ResponseImportResult };
  'export-results': { payload: ExportPayload; result: { rows: number } };
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
