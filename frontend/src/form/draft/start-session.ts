import { ApiError, isCode } from '../../shared/api/api-error.ts';
import { readStored, writeStored } from '../../shared/state/stored.ts';
import { cleanAddress, type Arrival } from '../arrival.ts';
import { reportVisit, saveAnswers, type FormDefinition } from '../form.api.ts';
import { givenAnswers, hasAnswers, questionsOf, waitingAnswers } from './answers.ts';
import { DraftStorage, type StoredForm } from './draft-storage.ts';
import { FormSession } from './session.ts';

/** What a page begins with: a session, or the moment at which this browser has sent its answers in. */
export type Started = { session: FormSession } | { sentAt: string };

/**
 * Begins to fill in, or goes on where this browser or the link's draft stands. Throws where that cannot be found out now:
 * then nothing was changed.
 */
export async function startSession(form: FormDefinition, arrival: Arrival): Promise<Started> {
  const { preview, source } = arrival;
  const kept = new DraftStorage(!preview);
  const visitor = source === '' ? {} : { source };
  if (preview) return { session: new FormSession({ form, kept, preview, visitor }) };
  const known = kept.form(form.slug) ?? storedElsewhere(form, kept);
  const isByLink = arrival.draft !== null && arrival.draft !== known?.draft;
  if (isByLink && known?.draft !== undefined) await sendTheRest(form, known.draft, kept);
  const draft = arrival.draft ?? known?.draft;
  if (draft === undefined && known?.sentAt !== undefined) return { sentAt: known.sentAt };
  const session = new FormSession({ form, kept, preview, visitor });
  if (draft !== undefined) {
    session.resume(draft, isByLink ? undefined : known?.contact);
    try {
      await session.read();
    } catch (error) {
      // What this browser knows is enough to go on with; the server is asked again with the next answer.
      if (!hasAnswers(session.snapshot().answers) || isCode(error, 'form_unknown')) {
        session.stop();
        throw error;
      }
    }
    const { ended } = session.snapshot();
    if (isByLink && ended === null) kept.keepForm(form.slug, { draft, contact: session.snapshot().contact });
  }
  // Without storage the address is all that leads back after a reload.
  cleanAddress(form.slug, { keepsFragment: draft !== undefined && !kept.isLasting });
  visit(form.slug, arrival);
  return { session };
}

/** The questionnaire had another address when this browser began: the draft comes along. */
function storedElsewhere(form: FormDefinition, kept: DraftStorage): StoredForm | null {
  const former = kept.formOfAnswers(new Set(questionsOf(form).map(({ questionId }) => questionId)));
  if (former !== null) kept.keepForm(form.slug, former);
  return former;
}

/** What this browser still has to send of the draft that was filled in before: often the same one, by its other secret. */
async function sendTheRest(form: FormDefinition, draft: string, kept: DraftStorage): Promise<void> {
  const answers = givenAnswers(kept.answers(draft));
  if (waitingAnswers(kept.answers(draft)).length === 0) return;
  try {
    await saveAnswers(form.slug, { draft, answers });
  } catch (error) {
    // Refused for good, so that it must not stand in the way of the link.
    if (error instanceof ApiError && [400, 409].includes(error.status)) return;
    throw error;
  }
}

/** Once for each tab that comes. A mere count is not worth a message when it fails. */
function visit(slug: string, { source, invitation }: Arrival): void {
  const memory = `form-visit:${slug}`;
  if (readStored('tab', memory) !== null) return;
  // Without storage every load is a visit.
  writeStored('tab', memory, '1');
  const body = { ...(source === '' ? {} : { source }), ...(invitation === null ? {} : { invitation }) };
  void reportVisit(slug, body).catch(() => undefined);
}
