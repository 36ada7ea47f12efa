import { afterAll } from 'vitest';
import { currentFace, currentLanguage, startTexts } from '../shared/texts/i18n.ts';

// Files share their modules (isolate: false): without this, one would begin with the language and face with which the one before it ended.
afterAll(async () => {
  if (currentLanguage() !== 'hu' || currentFace() !== 'public')
    await startTexts({ face: 'public', language: 'hu', load: () => Promise.resolve({}) });
});
