import { type ApiError } from '../shared/api/api-error.ts';
import { call } from '../shared/api/call.ts';
import { http } from '../shared/api/http.ts';
import { type Schemas } from '../shared/api/operations.ts';

/** A questionnaire as it is filled in. */
export type FormDefinition = Schemas['FormResponse'];
export type FormSection = FormDefinition['sections'][number];
export type FormQuestion = FormSection['questions'][number];
export type FormOption = FormQuestion['options'][number];

/** What the first question to the server came to. */
export type FirstAnswer = FormDefinition | ApiError;

export type StoredDraft = Schemas['DraftResponse'];
export type GivenAnswer = StoredDraft['answers'][number];
export type SavedAnswers = Schemas['SavedAnswersResponse'];
export type Contact = Pick<StoredDraft, 'clientName' | 'clinicName' | 'clientEmail'>;
export type Submission = Schemas['SubmitRequest'];
export type Submitted = Schemas['SubmittedResponse'];

/** Reads a questionnaire by the last part of its address; what an admin previews is read as clinics would see it. */
export async function readForm(
  slug: string,
  preview = new URLSearchParams(window.location.search).get('preview') === '1',
): Promise<FormDefinition> {
  if (!preview) return (await call('get', '/api/forms/{slug}', { path: { slug } })).data;
  const { data } = await http('/api/admin/online-form/preview', { query: { slug } });
  return data as FormDefinition;
}

/** Notes that somebody has opened the form. */
export async function reportVisit(slug: string, body: Schemas['VisitRequest']): Promise<void> {
  await call('post', '/api/forms/{slug}/visits', { path: { slug }, body });
}

/** Stores answers; the same call again changes nothing. */
export async function saveAnswers(
  slug: string,
  body: Schemas['SaveAnswersRequest'],
  how: { keepalive?: boolean } = {},
): Promise<SavedAnswers> {
  return (await call('put', '/api/forms/{slug}/draft/answers', { path: { slug }, body, ...how })).data;
}

/** What the server knows of a draft; nothing of one that it has never heard of. */
export async function readDraft(slug: string, draft: string): Promise<StoredDraft> {
  return (await call('post', '/api/forms/{slug}/draft/read', { path: { slug }, body: { draft } })).data;
}

/** Has the link mailed with which the draft can be opened elsewhere; false where no mail can go out. */
export async function mailContinueLink(slug: string, draft: string, email: string): Promise<boolean> {
  const body = { draft, email };
  return (await call('post', '/api/forms/{slug}/draft/continue-later', { path: { slug }, body })).data.mailed;
}

/** Sends the response in; the same draft again is the same response. */
export async function submitDraft(slug: string, body: Submission): Promise<Submitted> {
  return (await call('post', '/api/forms/{slug}/draft/submit', { path: { slug }, body })).data;
}

/** What an admin who only looks gets, as a clinic would. */
export const sentInPreview = ({ confirmAddress }: FormDefinition): Submitted => ({
  submittedAt: new Date().toISOString(),
  confirmAddress,
  isMailable: true,
  goesOut: true,
  due: '',
  score: null,
});

/** Says that a mailed link has reached whom it was for. */
export async function confirmAddress(slug: string, token: string): Promise<void> {
  await http(`/api/forms/${encodeURIComponent(slug)}/confirm-address`, { method: 'POST', body: { token } });
}
