import { StyleProvider } from '@ant-design/cssinjs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnnouncements } from '../shared/a11y/announce.ts';
import { extendCalls } from '../shared/api/http.ts';
import { reloadOnStaleChunk } from '../shared/errors/chunk-reload.ts';
import { startTexts } from '../shared/texts/i18n.ts';
import '../shared/theme/tokens.css';
import '../shared/theme/typeface.css';
import '../shared/theme/reset.css';
import '../shared/theme/utilities.css';
import './kit/theme/admin.css';
import { AdminApp } from './admin-app.tsx';
import { loadAdminTexts, readStoredLanguage } from './kit/session/admin-language.ts';
import { questionnaireCalls } from './kit/session/shown-questionnaire.ts';

reloadOnStaleChunk();
startAnnouncements();
extendCalls(questionnaireCalls);

const root = document.getElementById('root');
if (root === null) throw new Error('admin.html has no #root');
await startTexts({ face: 'admin', language: readStoredLanguage(), load: loadAdminTexts });
createRoot(root).render(
  <StrictMode>
    {/* antd's styles stand in a layer of their own, and after our files, which say the order of the layers. */}
    <StyleProvider container={document.body} layer>
      <AdminApp />
    </StyleProvider>
  </StrictMode>,
);
