import { createRoot, hydrateRoot } from 'react-dom/client';
import '../shared/theme/tokens.css';
import '../shared/theme/typeface.css';
import '../shared/theme/dark.css';
import '../shared/theme/reset.css';
import '../shared/theme/utilities.css';
import './base.css';
import { startAnnouncements } from '../shared/a11y/announce.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { reloadOnStaleChunk } from '../shared/errors/chunk-reload.ts';
import { startTexts } from '../shared/texts/i18n.ts';
import { App } from './app.tsx';
import { toLanguage } from '../shared/texts/languages.ts';
import { chooseLanguage } from './language.ts';
import { loadScreenOf } from './screens.ts';
import { loadPublicTexts } from './texts.ts';

reloadOnStaleChunk();
startAnnouncements();
const root = document.getElementById('root');
const served = root?.hasChildNodes() === true ? toLanguage(document.documentElement.lang) : null;
const language = chooseLanguage(window.location, served);
// A page that came ready-made is taken over as it is, if it speaks the reader's language.
const readyMade = served === language;
const queryClient = createQueryClient();
// The screen's code and its texts travel side by side; a failure shows where the screen itself is awaited.
const screen = loadScreenOf(window.location.pathname).catch(() => undefined);
await startTexts({ face: 'public', language, load: loadPublicTexts });
const app = <App queryClient={queryClient} />;

if (root?.querySelector('[data-outline]')) {
  // What the server has put into the root stays until the rest is there.
  const loaded = await screen;
  if (loaded !== undefined && 'prefetch' in loaded)
    await loaded.prefetch(queryClient, window.location.pathname);
  createRoot(root).render(app);
} else if (root !== null && readyMade) {
  await screen;
  hydrateRoot(root, app);
} else if (root !== null) {
  createRoot(root).render(app);
}
