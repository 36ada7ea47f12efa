import { defineQueue } from '../../platform/jobs/define-queue.js';
import type { Language } from '../../platform/http/languages.js';

/** Which period to export, and in whose language. */
export interface AnalyticsExportPayload {
  from?: string;
  to?: string;
  language: Language;
}

export const analyticsQueue = defineQueue<{
  'export-analytics': { payload: AnalyticsExportPayload; result: { rows: number } };
}>('analytics', { 'export-analytics': { attempts: 3, progress: 'items', makesFile: true } });
