import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { type CallOptions } from '../../../shared/api/http.ts';
import { type User } from '../../../shared/actions/session.ts';

type AskToSwitchBack = () => Promise<boolean>;

let shown: number | null = null;
let askToSwitchBack: AskToSwitchBack = () => Promise.resolve(false);

/** Remembers which questionnaire the screen shows, so that every call can say it. */
export function setShownQuestionnaire(id: number | null): void {
  shown = id;
}

/** The questionnaire the screen shows; null before one is chosen. */
export function shownQuestionnaire(): number | null {
  return shown;
}

/** Says who asks the person when another tab has moved the session to another questionnaire. */
export function setMismatchQuestion(ask: AskToSwitchBack): void {
  askToSwitchBack = ask;
}

/** Sets the questionnaire that the session works on. Answers the session's user. */
export async function sendSessionQuestionnaire(questionnaireId: number): Promise<User> {
  const request = { body: { questionnaireId }, repeat: true, unbound: true };
  return (await call('post', '/api/admin/session/questionnaire', request)).data;
}

/** Headers of every call: the server refuses changes that are aimed at another questionnaire than the session's. */
export function questionnaireHeaders({ unbound = false }: CallOptions = {}): Record<string, string> {
  return shown === null || unbound ? {} : { 'X-Questionnaire-Id': String(shown) };
}

/** What the back office adds to every call. */
export const questionnaireCalls = {
  headers: questionnaireHeaders,
  around: <T>(send: () => Promise<T>, { repeat = false, unbound = false }: CallOptions): Promise<T> => {
    const once = unbound ? send : () => repeatAfterSwitch(send);
    return repeat ? repeatIfLost(once) : once();
  },
};

/** Repeats a call whose answer was lost with the server that worked on it: then the proxy says so, in no words of ours. */
async function repeatIfLost<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 502 || error.code !== 'unknown') throw error;
    return send();
  }
}

/**
 * When the session meanwhile works on another questionnaire, the person is asked, and on yes the session is switched back and
 * the call repeated; otherwise the refusal is thrown.
 */
async function repeatAfterSwitch<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isMismatch(error) || shown === null || !(await askToSwitchBack())) throw error;
    await sendSessionQuestionnaire(shown);
    return send();
  }
}

function isMismatch(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.code === 'questionnaire_mismatch';
}
