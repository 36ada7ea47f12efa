import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Language } from './languages.js';
import { ownTraceId } from './trace.js';

/** Who acts, and for which request or job. Travels beside the call, so nothing is threaded through signatures. */
export interface Caller {
  requestId: string;
  /** What the call belongs to, and the jobs that it starts: their lines in the log carry it. */
  traceId: string;
  language: Language;
  adminId: number | null;
  adminEmail: string | null;
  /** The session that the call came with; null for an API token, and outside of calls. */
  sessionId: string | null;
  /** The passkey that opened the session, while its admin has it; null for another way in. */
  passkeyId: number | null;
  /** The name of the API token that the call came with; null for a session. */
  tokenName: string | null;
  /** The questionnaire that the session shows: what calls that name none are about. */
  chosenQuestionnaireId: number | null;
  /** The questionnaires the admin may manage, hidden ones left out. */
  grantedQuestionnaireIds: readonly number[];
  /** The questionnaire this call is about, once the guard has checked the grant. */
  questionnaireId: number | null;
}

const storage = new AsyncLocalStorage<Caller>();

const ANONYMOUS: Omit<Caller, 'requestId' | 'traceId'> = {
  language: 'hu',
  adminId: null,
  adminEmail: null,
  sessionId: null,
  passkeyId: null,
  tokenName: null,
  chosenQuestionnaireId: null,
  grantedQuestionnaireIds: [],
  questionnaireId: null,
};

export function newCaller({ requestId = randomUUID(), ...values }: Partial<Caller> = {}): Caller {
  return { ...ANONYMOUS, requestId, traceId: ownTraceId(requestId), ...values };
}

export const runAs = <T>(caller: Caller, work: () => T): T => storage.run(caller, work);

/** The acting caller; outside a request or job an anonymous one. */
export const caller = (): Caller => storage.getStore() ?? newCaller();
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
export const currentTraceId = (): string | undefined => storage.getStore()?.traceId;
