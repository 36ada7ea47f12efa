import { speakFromThread } from '../../../platform/threads/speak-from-thread.js';
import { composeContent, type PdfSource } from './compose-content.js';
import { drawPdf } from './draw-pdf.js';

await speakFromThread<PdfSource & { now: Date }, Uint8Array>(async ({ now, ...source }, say) => {
  await say(await drawPdf(composeContent(source), now));
});
