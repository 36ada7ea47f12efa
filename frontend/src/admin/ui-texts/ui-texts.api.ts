import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { fetchListByKey, type ListPage } from '../../shared/api/query.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languages, type Language } from '../../shared/texts/languages.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { refreshTextOverlay } from '../shell/text-overlay.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';

/** One text of the product in all its languages, layer by layer. */
export type CatalogueText = components['schemas']['CatalogueTextResponse'];
export type TextInLanguage = components['schemas']['TextInLanguageResponse'];
export type TextContext = CatalogueText['context'];

export const contexts = ['landing', 'evaluator', 'email', 'admin', 'global'] as const satisfies TextContext[];
export const textStates = ['changed', 'missing'] as const;
export type TextFilter = 'search' | 'context' | 'language' | 'state';

/** What the list may be filtered by. */
export const textFields = {
  sortable: [],
  filters: ['search', 'context', 'language', 'state'],
} as const satisfies { sortable: readonly string[]; filters: readonly TextFilter[] };

const path = '/api/admin/ui-texts';

/** One page of the texts as a questionnaire (null: nobody in particular) shows them; what is mistyped filters nothing. */
export function catalogueOptions(questionnaireId: number | null, state: TableState<TextFilter>) {
  const { search, context, language, state: condition } = state.filters;
  const one = (value: string, known: readonly string[]) => (known.includes(value) ? value : null);
  const key = {
    questionnaireId,
    ...toPaging(state),
    search,
    context: one(context, contexts),
    language: one(language, languages),
    state: one(condition, textStates),
  };
  return queryOptions<ListPage<CatalogueText>>({
    queryKey: [`${path}/catalogue`, key],
    queryFn: (asked) => fetchListByKey<CatalogueText>(asked),
    placeholderData: keepPreviousData,
  });
}

/** Texts whose key or wording holds what was typed, to find the one with exactly this key. */
export function knownTextOptions(context: TextContext, key: string) {
  return queryOptions<CatalogueText[]>({
    queryKey: [`${path}/catalogue`, { context, search: key, limit: 500 }],
    enabled: key !== '',
  });
}

/** What a person says of one text in one language. */
export interface WordingFields {
  key: string;
  context: TextContext;
  language: Language;
  value: string;
  questionnaireId: number | null;
}

/** Makes a wording (id null) or changes the one that its owner has. */
export function useSaveWording(onDone: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: { id: number | null; fields: WordingFields }) =>
      id === null
        ? change(path, { body: fields })
        : change(`${path}/${id}`, { method: 'PATCH', body: { value: fields.value } }),
    meta: { errorTitle: 'ui-texts.save.failed' },
    onSuccess: async (_answer, { id, fields }) => {
      onDone();
      toast({
        title: t(id === null ? 'ui-texts.create.done' : 'ui-texts.change.done'),
        description: fields.key,
        tone: 'good',
      });
      await refreshTexts(client);
    },
    // Somebody else may have made or deleted it meanwhile: the list says how it stands.
    onError: () => refreshTexts(client),
  });
}

/** Deletes a wording; the layer below shows again. */
export function useDeleteWording() {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number; key: string }) => change(`${path}/${id}`, { method: 'DELETE' }),
    meta: { errorTitle: 'ui-texts.delete.failed' },
    onSuccess: (_answer, { key }) =>
      toast({ title: t('ui-texts.delete.done'), description: key, tone: 'good' }),
    onSettled: () => refreshTexts(client),
  });
}

/** Asks again for the list, for this app's own texts, and for the mails' preview. */
export async function refreshTexts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [`${path}/catalogue`] }),
    client.invalidateQueries({ queryKey: ['/api/admin/mail-preview'] }),
    refreshTextOverlay(client),
  ]);
}
