import { createRoot } from 'react-dom/client';
import '../shared/theme/tokens.css';
import './base.css';
import { startAnnouncements } from '../shared/a11y/announce.ts';
import { reloadOnStaleChunk } from '../shared/errors/chunk-reload.ts';
import { startTexts } from '../shared/texts/i18n.ts';
import { App } from './app.tsx';
import { chooseLanguage } from './language.ts';
import { loadScreenOf } from './screens.ts';
import { loadPublicTexts } from './texts.ts';

reloadOnStaleChunk();
startAnnouncements();
// The screen's code and its texts travel side by side.
loadScreenOf(window.location.pathname);
await startTexts({ face: 'public', language: chooseLanguage(window.location), load: loadPublicTexts });

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
