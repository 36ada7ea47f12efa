import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';

/** How a questionnaire is filled in on this site: as it is set, and how it stands. */
export type OnlineForm = Schemas['FormSettingsResponse'];
export type FormState = OnlineForm['state'];
export type FormChanges = Schemas['ChangeFormSettingsRequest'];

/** The form of a questionnaire; what has come in meanwhile is read anew whenever it is shown. */
export const formOptions = (questionnaireId: number) =>
  query('/api/admin/online-form', { query: { questionnaireId } }, { staleTime: 0 });

/** How the forms of all questionnaires stand. */
export const formStatesOptions = query('/api/admin/online-forms', {}, { staleTime: 0 });

/** Where a form is looked at as a clinic would see it, whatever its state; nothing of it is kept. */
export const previewAddress = (slug: string) => `/q/${slug}?preview=1`;
