import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnnouncements } from '../shared/a11y/announce.ts';
import { setRequestHeaders } from '../shared/api/http.ts';
import { reloadOnStaleChunk } from '../shared/errors/chunk-reload.ts';
import { startTexts } from '../shared/texts/i18n.ts';
import '../shared/theme/tokens.css';
import { AdminApp } from './admin-app.tsx';
import { loadAdminTexts, readStoredLanguage } from './session/admin-language.ts';
import { questionnaireHeaders } from './session/shown-questionnaire.ts';
import './theme/admin.css';

reloadOnStaleChunk();
startAnnouncements();
setRequestHeaders(questionnaireHeaders);

const root = document.getElementById('root');
if (root === null) throw new Error('admin.html has no #root');
await startTexts({ face: 'admin', language: readStoredLanguage(), load: loadAdminTexts });
createRoot(root).render(
  <StrictMode>
    <AdminApp />
  </StrictMode>,
);
