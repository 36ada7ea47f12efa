import { defineQueue } from '../../../platform/jobs/define-queue.js';
import type { Language } from '../../../platform/http/languages.js';
import type { AuditFilter } from './audit-log.dto.js';

export interface AuditExportPayload {
  filter: AuditFilter;
  language: Language;
}

export const auditQueue = defineQueue<{
  'export-audit': { payload: AuditExportPayload; result: { rows: number } };
}>('audit', { 'export-audit': { attempts: 3, progress: 'items', makesFile: true } });
