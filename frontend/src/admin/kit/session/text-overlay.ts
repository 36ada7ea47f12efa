import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf, query } from '../../../shared/api/query.ts';
import { applyOverlay } from '../../../shared/texts/i18n.ts';
import { useAdminLanguage, type AdminLanguage } from './admin-language.ts';
import { useQuestionnaireSelection } from './current-questionnaire.tsx';

function overlayOptions(owner: number | 'global', language: AdminLanguage) {
  return query('/api/ui-texts/{questionnaireId}/{language}', {
    path: { questionnaireId: String(owner), language },
    query: { context: ['admin', 'global'] },
  });
}

/** Asks again for the list of texts, for this app's own, and for the mails' preview, after texts were changed. */
export async function refreshTexts(client: QueryClient): Promise<void> {
  const paths = [
    '/api/admin/ui-texts/catalogue',
    '/api/admin/ui-texts/places',
    '/api/admin/mail-preview',
    '/api/ui-texts/{questionnaireId}/{language}',
  ] as const;
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })));
}

/** Lays the database's texts over the built-in ones; without them the built-in ones show. */
export function useTextOverlay(): void {
  const language = useAdminLanguage();
  const { current } = useQuestionnaireSelection();
  const id = current?.id ?? null;
  const { data: global } = useQuery(overlayOptions('global', language));
  const { data: own } = useQuery({ ...overlayOptions(id ?? 'global', language), enabled: id !== null });
  useEffect(() => {
    if (global) applyOverlay(language, 'global', global);
  }, [global, language]);
  useEffect(() => {
    applyOverlay(language, 'questionnaire', (id === null ? undefined : own) ?? {});
  }, [id, language, own]);
}
