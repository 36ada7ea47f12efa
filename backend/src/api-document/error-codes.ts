import { messages } from '../platform/errors/messages.js';

/** Every code that an error or a problem of a job may carry, with its English sentence. */
export function errorCodes(): { type: 'string'; enum: string[]; description: string } {
  const meanings = Object.entries(messages().en).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    type: 'string',
    enum: meanings.map(([code]) => code),
    description: [
      'What went wrong, as a stable word; new ones may be added. The sentences are those of `message`, in English; words in ' +
        'braces are filled in.',
      ...meanings.map(([code, sentence]) => `- \`${code}\`: ${sentence}`),
    ].join('\n'),
  };
}
