import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../shared/api/query-client.ts';
import { addTexts, startTexts } from '../shared/texts/i18n.ts';
import { type Language } from '../shared/texts/languages.ts';
import { Screens } from '../public/app.tsx';
import { loadOptOutTexts, loadPrivacyTexts, loadPublicTexts } from '../public/texts.ts';

/** Opens an address of the public face with its real providers and texts. */
export async function openPublic(address: string, language: Language = 'hu') {
  window.history.replaceState(null, '', address);
  await startTexts({ face: 'public', language, load: loadPublicTexts });
  // A page load brings a screen's own texts once; the tests of a file start the texts anew without one.
  await Promise.all([addTexts(loadPrivacyTexts), addTexts(loadOptOutTexts)]);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
