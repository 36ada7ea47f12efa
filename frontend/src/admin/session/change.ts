import { ApiError } from '../../shared/api/api-error.ts';
import { call, callByUpload } from '../../shared/api/call.ts';
import { sendUnbound, shownQuestionnaire } from './shown-questionnaire.ts';
import { type User } from '../../shared/actions/session.ts';

type AskToSwitchBack = () => Promise<boolean>;

let askToSwitchBack: AskToSwitchBack = () => Promise.resolve(false);

/** Says who asks the person when another tab has moved the session to another questionnaire. */
export function setMismatchQuestion(ask: AskToSwitchBack): void {
  askToSwitchBack = ask;
}

/** Tells the server which questionnaire the session works on. Answers the session's user. */
export async function sendSessionQuestionnaire(questionnaireId: number): Promise<User> {
  const answer = await onceMore(() =>
    sendUnbound(() => call('post', '/api/admin/session/questionnaire', { body: { questionnaireId } })),
  );
  return answer.data;
}

/**
 * Sends a call that changes something. When the session meanwhile works on another questionnaire, the person
 * is asked, and on yes the session is switched back and the call repeated; otherwise the refusal is thrown.
 */
export const change: typeof call = (method, path, ...request) =>
  repeatAfterSwitch(() => call(method, path, ...request));

/** The same for a call that may arrive twice without harm. */
export const changeSafely: typeof call = (method, path, ...request) =>
  onceMore(() => change(method, path, ...request));

/** Sends a file the same way: rows that came before are recognised. */
export const changeByUpload: typeof callByUpload = (path, form, init) =>
  onceMore(() => repeatAfterSwitch(() => callByUpload(path, form, init)));

/** Repeats a call whose answer was lost with the server that worked on it: then the proxy says so, in no words of ours. */
async function onceMore<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 502 || error.code !== 'unknown') throw error;
    return send();
  }
}

async function repeatAfterSwitch<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const shown = shownQuestionnaire();
    if (!isMismatch(error) || shown === null || !(await askToSwitchBack())) throw error;
    await sendSessionQuestionnaire(shown);
    return send();
  }
}

function isMismatch(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.code === 'questionnaire_mismatch';
}
