import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { type Schemas } from '../../shared/api/operations.ts';
import { keyOf, query } from '../../shared/api/query.ts';
import { addTexts, applyOverlay, setLanguage } from '../../shared/texts/i18n.ts';
import { toLanguage, type Language } from '../../shared/texts/languages.ts';
import { orNoTexts } from '../text-overlay.ts';
import { loadEvaluationTexts } from '../texts.ts';
import { readEvaluation, type EvaluationView } from './evaluation-view.ts';
import { takeInlined } from './inlined.ts';
import { readShared, type SharedView } from './shared/shared-view.ts';

/** Texts from the database are worth this wait; after it the built-in ones stand. */
const overlayPatienceMilliseconds = 1500;

/** What a link leads to: its owner's evaluation, or what was shared of one. */
export type Shown = { owner: EvaluationView } | { shared: SharedView };

export const fewAnswersOf = (shown: Shown) =>
  'owner' in shown ? shown.owner.fewAnswers : shown.shared.fewAnswers;

/**
 * Loads one evaluation and, before it is shown, the texts of its own language: nothing changes under the reader's eyes.
 * The preview shows the live state and needs a session.
 */
export function evaluationQuery(hashedUrl: string, preview: boolean) {
  return queryOptions<Shown>({
    queryKey: preview
      ? keyOf('/api/admin/evaluation/{id}/preview', { path: { id: hashedUrl } })
      : keyOf('/api/evaluation/{hashedUrl}', { path: { hashedUrl } }),
    queryFn: async ({ signal }) => {
      const inlined = preview ? null : takeInlined(hashedUrl);
      const early = preview ? null : (inlined?.texts ?? wordingsOf(hashedUrl, signal));
      const data = inlined?.page ?? (await payloadOf(hashedUrl, preview, signal));
      const shown: Shown = 'shared' in data ? { shared: readShared(data) } : { owner: readEvaluation(data) };
      const questionnaireId = 'questionnaire' in data ? data.questionnaire?.id : undefined;
      const language = toLanguage(data.language);
      const overlay =
        early ??
        orNoTexts(
          call('get', '/api/ui-texts/{questionnaireId}/{language}', {
            path: { questionnaireId: String(questionnaireId ?? 'global'), language },
            query: { context: ['evaluator', 'global'] },
            signal,
          }),
        );
      const [texts] = await Promise.all([
        Promise.race([overlay, pause(overlayPatienceMilliseconds)]),
        speak(language),
      ]);
      if (texts !== undefined) applyOverlay(language, 'questionnaire', texts);
      return shown;
    },
  });
}

async function payloadOf(hashedUrl: string, preview: boolean, signal: AbortSignal) {
  if (preview)
    return (await call('get', '/api/admin/evaluation/{id}/preview', { path: { id: hashedUrl }, signal }))
      .data;
  return (await call('get', '/api/evaluation/{hashedUrl}', { path: { hashedUrl }, signal })).data;
}

const wordingsOf = (hashedUrl: string, signal: AbortSignal) =>
  orNoTexts(call('get', '/api/evaluation/{hashedUrl}/texts', { path: { hashedUrl }, signal }));

export interface OfferRequest {
  hashedUrl: string;
  /** A product's id or name. */
  productId: string;
  /** The ticked tips, by the ids of their questions. */
  whatIf: readonly string[];
  /** What the clinic wrote; empty where it wrote nothing. */
  message: string;
  phone: string;
}

/** Where the receipt of an offer goes, and which products were asked for in the last day. */
export const offersQuery = (hashedUrl: string) =>
  query('/api/evaluation/{hashedUrl}/offers', { path: { hashedUrl } }, { staleTime: 0 });

/** Asks for an offer of one product, with the consent that was given; the same product within a day is one request (rules: Offers). */
export async function sendOfferRequest({ hashedUrl, productId, whatIf, message, phone }: OfferRequest) {
  const body: Schemas['RequestOfferRequest'] = {
    productId,
    consent: true,
    ...(whatIf.length === 0 ? {} : { whatIf: [...whatIf] }),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
  };
  const path = { hashedUrl };
  return (await call('post', '/api/evaluation/{hashedUrl}/request-offer', { path, body })).data;
}

/** Mails a shared link of the page to each of the given addresses; the dialog shows what came of it (rules: Sharing). */
export function useShare(hashedUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (emails: readonly string[]) => {
      const request = { path: { hashedUrl }, body: { emails: [...emails] } };
      return (await call('post', '/api/evaluation/{hashedUrl}/share', request)).data;
    },
    onSuccess: () => client.invalidateQueries(sharedLinksQuery(hashedUrl)),
    meta: { quiet: true },
  });
}

/** The links that were shared of a page, newest first (rules: Shared links). */
export const sharedLinksQuery = (hashedUrl: string) =>
  query('/api/evaluation/{hashedUrl}/shared-links', { path: { hashedUrl } }, { staleTime: 0 });

/** Makes a shared link to hand on; its address is shown this once. */
export function useMakeLink(hashedUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await call('post', '/api/evaluation/{hashedUrl}/shared-links', { path: { hashedUrl } })).data.url,
    onSuccess: () => client.invalidateQueries(sharedLinksQuery(hashedUrl)),
    meta: { errorDefault: 'evaluation.links.make-failed' },
  });
}

/** Ends a shared link at once. */
export function useRevoke(hashedUrl: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) =>
      call('delete', '/api/evaluation/{hashedUrl}/shared-links/{linkId}', { path: { hashedUrl, linkId } }),
    onSuccess: () => client.invalidateQueries(sharedLinksQuery(hashedUrl)),
    meta: { errorDefault: 'evaluation.links.revoke-failed' },
  });
}

/** Notes that the clinic's page was used; a failure is not shown. */
export async function sendEvent(hashedUrl: string, body: Schemas['PageEventRequest']): Promise<void> {
  try {
    await call('post', '/api/evaluation/{hashedUrl}/events', { path: { hashedUrl }, body });
  } catch {
    // The reader came for the evaluation, not for our statistics.
  }
}

/** Switches to a language with the texts that only an evaluation has. */
async function speak(language: Language): Promise<void> {
  // Both files travel side by side; adding the second one finds it loaded.
  await Promise.all([setLanguage(language), loadEvaluationTexts(language)]);
  await addTexts(loadEvaluationTexts);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
