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
  /** Null where search engines shall show nothing. */
  description: string | null;
}

/** Renders a page as it is before the server has answered anything; runs in the build. */
export async function renderPage(address: string, language: Language): Promise<ReadyPage> {
  await startTexts({ face: 'public', language, load: loadPublicTexts });
  await loadScreenOf(address);
  render(address);
  // A lazy screen is there for the second rendering: the first only asks for it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const isLanding = address === '/';
  return {
    html: render(address),
    title: isLanding
      ? `${text('app.title')} – ${text('landing.page.title')}`
      : `${text('evaluation.page.title')} – ${text('app.title')}`,
    description: isLanding ? text('landing.page.description') : null,
  };
}

/** The tree of `App`, with the router of a place without an address bar. */
function render(address: string): string {
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={address}>
          <Screens />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
