import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { listQuery, query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { languages } from '../../../shared/texts/languages.ts';
import { refreshTexts } from '../session/text-overlay.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';
import { shortly } from './where-used.ts';

/** One text of the product in all its languages, layer by layer. */
export type CatalogueText = Schemas['CatalogueTextResponse'];
export type TextInLanguage = Schemas['TextInLanguageResponse'];
export type TextContext = CatalogueText['context'];
/** Where texts are shown, and how many texts that place has. */
export type PlaceCounts = Schemas['TextPlaceResponse'];
export type Place = PlaceCounts['place'];

export const contexts = ['landing', 'evaluator', 'email', 'admin', 'global'] as const satisfies TextContext[];
export const textStates = ['changed', 'missing'] as const;
export type TextFilter = 'search' | 'place' | 'language' | 'state';

/** What the list may be filtered by. */
export const textFields = {
  sortable: [],
  filters: ['search', 'place', 'language', 'state'],
} as const satisfies { sortable: readonly string[]; filters: readonly TextFilter[] };

/** One page of the texts as a questionnaire (null: nobody in particular) shows them; what is mistyped filters nothing. */
export function catalogueOptions(
  questionnaireId: number | null,
  state: TableState<TextFilter>,
  place: Place | null,
) {
  const { search, language, state: condition } = state.filters;
  const one = <T extends string>(value: string, known: readonly T[]) =>
    known.find((each) => each === value) ?? null;
  const asked = {
    ...ownedBy(questionnaireId),
    ...toPaging(state),
    search,
    place,
    language: one(language, languages),
    state: one(condition, textStates),
  };
  return listQuery('/api/admin/ui-texts/catalogue', { query: asked }, { placeholderData: keepPreviousData });
}

/** The places that have texts, as they stand for a questionnaire (null: nobody in particular). */
export function placesOptions(questionnaireId: number | null) {
  return query('/api/admin/ui-texts/places', { query: ownedBy(questionnaireId) });
}

const ownedBy = (questionnaireId: number | null) => ({
  questionnaireId: questionnaireId === null ? null : String(questionnaireId),
});

/** Texts whose key or wording holds what was typed, to find the one with exactly this key, as a questionnaire shows it. */
export function knownTextOptions(context: TextContext, key: string, questionnaireId: number | null = null) {
  const asked = { ...ownedBy(questionnaireId), context, search: key, limit: 500 };
  return query('/api/admin/ui-texts/catalogue', { query: asked }, { enabled: key !== '' });
}

/** What a person says of one text in one language. */
export type WordingFields = Pick<
  Schemas['CreateUiTextRequest'],
  'key' | 'context' | 'language' | 'value' | 'questionnaireId'
>;

/** Makes a wording (id null) or changes the one that its owner has. */
export function useSaveWording(onDone: () => void) {
  return useChange({
    mutationFn: async ({ id, fields }: { id: number | null; fields: WordingFields }) => {
      const { value } = fields;
      if (id === null) await call('post', '/api/admin/ui-texts', { body: fields });
      else await call('patch', '/api/admin/ui-texts/{id}', { path: { id }, body: { value } });
    },
    done: (_nothing, { id, fields }) => ({
      title: id === null ? 'ui-texts.create.done' : 'ui-texts.change.done',
      description: shortly(fields.value),
    }),
    meta: { errorTitle: 'ui-texts.save.failed' },
    onSuccess: onDone,
    // Somebody else may have made or deleted it meanwhile: the list says how it stands.
    refresh: refreshTexts,
  });
}

/** Deletes a wording; the layer below shows again. */
export function useDeleteWording() {
  return useChange({
    mutationFn: ({ id }: { id: number; value: string }) =>
      call('delete', '/api/admin/ui-texts/{id}', { path: { id } }),
    done: (_answer, { value }) => ({ title: 'ui-texts.delete.done', description: shortly(value) }),
    meta: { errorTitle: 'ui-texts.delete.failed' },
    refresh: refreshTexts,
  });
}
