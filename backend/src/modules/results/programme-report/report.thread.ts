import { speakFromThread } from '../../../platform/threads/speak-from-thread.js';
import { composeReport } from './compose-report.js';
import type { ReportFormat, ReportSource } from './report.types.js';

await speakFromThread<{ source: ReportSource; format: ReportFormat }, Uint8Array>(
  async ({ source, format }, say) => {
    const content = composeReport(source);
    // Each brings a library of its own.
    const make =
      format === 'pdf'
        ? (await import('./draw-report.js')).drawReport
        : (await import('./write-report.js')).writeReport;
    await say(await make(content, source.date));
  },
);
