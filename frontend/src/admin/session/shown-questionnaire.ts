let shown: number | null = null;
let unbound = false;

/** Remembers which questionnaire the screen shows, so that every call can say it. */
export function setShownQuestionnaire(id: number | null): void {
  shown = id;
}

/** The questionnaire the screen shows; null before one is chosen. */
export function shownQuestionnaire(): number | null {
  return shown;
}

/** Headers of every call: the server refuses changes that are aimed at another questionnaire than the session's. */
export function questionnaireHeaders(): Record<string, string> {
  return shown === null || unbound ? {} : { 'X-Questionnaire-Id': String(shown) };
}

/** Sends a call that must not be tied to the shown questionnaire: the one that changes it. */
export function sendUnbound<T>(send: () => Promise<T>): Promise<T> {
  unbound = true;
  try {
    return send();
  } finally {
    unbound = false;
  }
}
