import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../shared/api/query-client.ts';
import { startTexts, text } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';
import { Screens } from './app.tsx';
import { loadScreenOf } from './screens.ts';
import { loadPublicTexts } from './texts.ts';

export interface ReadyPage {
  /** What stands in the page's root before any script runs. */
  html: string;
  title: string;
  description: string;
}

/** Renders the landing page as it is before its settings have arrived; runs in the build, not in a browser. */
export async function renderLanding(language: Language): Promise<ReadyPage> {
  await startTexts({ face: 'public', language, load: loadPublicTexts });
  await loadScreenOf('/');
  render();
  // A lazy screen is there for the second rendering: the first only asks for it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return {
    html: render(),
    title: `${text('app.title')} – ${text('landing.page.title')}`,
    description: text('landing.page.description'),
  };
}

/** The tree of `App`, with the router of a place without an address bar. */
function render(): string {
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location="/">
          <Screens />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
