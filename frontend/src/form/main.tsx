import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../shared/theme/tokens.css';
import '../shared/theme/typeface.css';
import '../shared/theme/dark.css';
import '../shared/theme/reset.css';
import '../shared/theme/utilities.css';
import '../public/base.css';
import './outline.css';
import { startAnnouncements } from '../shared/a11y/announce.ts';
import { type ApiError } from '../shared/api/api-error.ts';
import { reloadOnStaleChunk } from '../shared/errors/chunk-reload.ts';
import { ErrorBoundary } from '../shared/errors/error-boundary.tsx';
import { startTexts } from '../shared/texts/i18n.ts';
import { toLanguage } from '../shared/texts/languages.ts';
import { readArrival } from './arrival.ts';
import { begin, FormPage } from './form-page.tsx';
import { readForm } from './form.api.ts';
import { loadFormTexts, speakAs } from './texts.ts';

reloadOnStaleChunk();
startAnnouncements();
const root = document.getElementById('root');
const slug = /^\/q\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '';
// The server sends the page in the questionnaire's language. What it has put into the root stays until all is there.
const [first] = await Promise.all([
  readForm(slug).catch((error: unknown) => error as ApiError),
  startTexts({ face: 'public', language: toLanguage(document.documentElement.lang), load: loadFormTexts }),
]);
if ('language' in first) await speakAs(first);
const begun = await begin(first, readArrival(window.location));

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <FormPage begun={begun} first={first} slug={slug} />
      </ErrorBoundary>
    </StrictMode>,
  );
}
