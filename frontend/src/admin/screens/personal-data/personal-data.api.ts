import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { listQuery, query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { evaluationKey } from '../../kit/evaluations/evaluations.api.ts';
import { focusWhenThere } from '../../kit/ui/focus-when-there.ts';

export type PersonRecord = Readonly<Schemas['StoredRecord']>;
export type Bar = Readonly<Schemas['BarResponse']>;
export type Invitation = Readonly<Schemas['InvitationResponse']>;

/** Why an invited clinic gets no more mails. */
export const barredStates = ['opted-out', 'undelivered'] as const;
export type BarredState = (typeof barredStates)[number];

/** The field in which people are looked for. */
export const finderId = 'find-person';
/** Fewer characters are refused. */
export const fewestCharacters = 2;
/** How many addresses stand on a page. */
export const pageSize = 50;
const mostAtOnce = 500;
const foundPath = '/api/admin/personal-data';

/** What is stored of a person, in all questionnaires that one may manage. */
export function foundOptions(typed: string) {
  return query(
    foundPath,
    { query: { q: typed } },
    { enabled: typed.length >= fewestCharacters, staleTime: 0, gcTime: 0 },
  );
}

/** A page of the invited whose address is not mailed to. */
export function barredOptions(questionnaireId: number, state: BarredState, page: number) {
  return listQuery(
    '/api/admin/invitations',
    { query: { questionnaireId, state, limit: pageSize, offset: (page - 1) * pageSize } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
}

/** All that is kept of one response. */
export interface RecordContent {
  evaluation: Schemas['EvaluationResponse'];
  consent: Schemas['ConsentOfResponse'] | null;
  mails: Schemas['EvaluationMailResponse'][];
  offerRequests: Schemas['OfferRequestResponse'][];
  invitations: Invitation[];
  notes: Schemas['NoteResponse'][];
  versions: Awaited<ReturnType<typeof versionsOf>>;
  timeline: Schemas['TimelineEntryResponse'][];
}

/** Reads all that is kept of one response, anew each time. */
export function contentOptions(id: string) {
  return queryOptions({
    queryKey: [...evaluationKey(id), 'kept'],
    queryFn: () => readContent(id),
    staleTime: 0,
    gcTime: 0,
  });
}

async function readContent(id: string): Promise<RecordContent> {
  const place = { path: { id } };
  const { data: evaluation } = await call('get', '/api/admin/evaluation/{id}', place);
  const [consent, mails, offerRequests, invitations, notes, versions, timeline] = await Promise.all([
    consentOf(id),
    call('get', '/api/admin/evaluation/{id}/mails', place),
    offersOf(evaluation),
    invitationsOf(evaluation),
    call('get', '/api/admin/evaluation/{id}/notes', place),
    versionsOf(id),
    call('get', '/api/admin/evaluation/{id}/timeline', place),
  ]);
  return {
    ...{ evaluation, consent, offerRequests, invitations, versions },
    ...{ mails: mails.data, notes: notes.data, timeline: timeline.data },
  };
}

/** A response that did not come through an online form has none: 404. */
async function consentOf(id: string): Promise<RecordContent['consent']> {
  try {
    return (await call('get', '/api/admin/evaluation/{id}/consent', { path: { id } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Requests are listed by questionnaire, newest first: the list is read until all of this evaluation's are there. */
async function offersOf(evaluation: RecordContent['evaluation']): Promise<RecordContent['offerRequests']> {
  const { id, questionnaireId, offerRequests: wanted } = evaluation;
  const own: RecordContent['offerRequests'] = [];
  for (let offset = 0; own.length < wanted; offset += mostAtOnce) {
    const { data } = await call('get', '/api/admin/offer-requests', {
      query: { questionnaireId, limit: mostAtOnce, offset },
    });
    own.push(...data.filter(({ evaluationId }) => evaluationId === id));
    if (data.length < mostAtOnce) break;
  }
  return own;
}

async function invitationsOf({
  id,
  questionnaireId,
  clientEmail,
}: RecordContent['evaluation']): Promise<Invitation[]> {
  if (clientEmail === '') return [];
  const { data } = await call('get', '/api/admin/invitations', {
    query: { questionnaireId, search: clientEmail, limit: mostAtOnce },
  });
  return data.filter((one) => one.evaluationId === id || one.clientEmail === clientEmail);
}

async function versionsOf(id: string) {
  const { data } = await call('get', '/api/admin/evaluation/{id}/versions', { path: { id } });
  return Promise.all(
    data.map(async (one) => {
      const path = { id, version: one.version };
      const texts = await call('get', '/api/admin/evaluation/{id}/versions/{version}', { path });
      return { ...one, texts: texts.data };
    }),
  );
}

/** What a response that is still being filled in holds, read anew each time. */
export function draftOptions(id: string) {
  return query('/api/admin/drafts/{id}', { path: { id } }, { staleTime: 0, gcTime: 0 });
}

/** What is erased for good: a response, wherever it is, one that is still being filled in, or an invitation without one. */
export interface Erasable {
  kind: 'evaluation' | 'draft' | 'invitation';
  id: string;
  /** Has to be typed. */
  name: string;
}

/** Erases for good. */
export function useErase(onDone: () => void) {
  return useChange({
    mutationFn: async ({ kind, id }: Erasable) => {
      if (kind === 'evaluation') await call('post', '/api/admin/evaluation/{id}/erase', { path: { id } });
      else if (kind === 'draft') await call('delete', '/api/admin/drafts/{id}', { path: { id } });
      else await call('delete', '/api/admin/invitations/{id}', { path: { id } });
    },
    done: (_, { name }) => ({ title: 'personal-data.erase.done', description: name }),
    meta: { errorTitle: 'personal-data.erase.failed' },
    onSuccess: (_data, { id }, _result, { client }) => {
      client.removeQueries({ queryKey: evaluationKey(id) });
      onDone();
    },
    refresh: async (client) => {
      await client.invalidateQueries();
      // The row that had the focus is gone.
      focusWhenThere(finderId, 'if-lost');
    },
  });
}

/** Lets an address be mailed to again. */
export function useLift() {
  return useChange({
    mutationFn: (email: string) => call('post', '/api/admin/personal-data/lift', { body: { email } }),
    done: (_, email) => ({ title: 'personal-data.lift.done', description: email }),
    meta: { errorTitle: 'personal-data.lift.failed' },
    refresh: async (client) => {
      await client.invalidateQueries();
      // The notice that had the focus is gone.
      focusWhenThere(finderId, 'if-lost');
    },
  });
}
