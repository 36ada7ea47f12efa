import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { type Schemas } from '../../shared/api/operations.ts';
import { keyOf } from '../../shared/api/query.ts';
import { addTexts, applyOverlay, setLanguage } from '../../shared/texts/i18n.ts';
import { toLanguage, type Language } from '../../shared/texts/languages.ts';
import { orNoTexts } from '../text-overlay.ts';
import { loadEvaluationTexts } from '../texts.ts';
import { readEvaluation, type EvaluationView } from './evaluation-view.ts';

/** Texts from the database are worth this wait; after it the built-in ones stand. */
const overlayPatienceMilliseconds = 1500;

/**
 * Loads one evaluation and, before it is shown, the texts of its own language: nothing changes under the reader's eyes.
 * The preview shows the live state and needs a session.
 */
export function evaluationQuery(hashedUrl: string, preview: boolean) {
  return queryOptions<EvaluationView>({
    queryKey: preview
      ? keyOf('/api/admin/evaluation/{id}/preview', { path: { id: hashedUrl } })
      : keyOf('/api/evaluation/{hashedUrl}', { path: { hashedUrl } }),
    queryFn: async ({ signal }) => {
      // The browser has made both calls already: the page's own answer names them.
      const early = preview
        ? null
        : orNoTexts(call('get', '/api/evaluation/{hashedUrl}/texts', { path: { hashedUrl }, signal }));
      const { data } = preview
        ? await call('get', '/api/admin/evaluation/{id}/preview', { path: { id: hashedUrl }, signal })
        : await call('get', '/api/evaluation/{hashedUrl}', { path: { hashedUrl }, signal });
      const view = readEvaluation(data);
      const language = toLanguage(data.language);
      const overlay =
        early ??
        orNoTexts(
          call('get', '/api/ui-texts/{questionnaireId}/{language}', {
            path: { questionnaireId: String(view.questionnaireId ?? 'global'), language },
            query: { context: ['evaluator', 'global'] },
            signal,
          }),
        );
      const [texts] = await Promise.all([
        Promise.race([overlay, pause(overlayPatienceMilliseconds)]),
        speak(language),
      ]);
      if (texts !== undefined) applyOverlay(language, 'questionnaire', texts);
      return view;
    },
  });
}

export interface OfferRequest {
  evaluationId: string;
  /** A product's id or name. */
  productId: string;
  /** The ticked tips, by the ids of their questions. */
  whatIf: readonly string[];
}

/** Asks for an offer of one product; the same product within a day is one request (rules: Offers). */
export async function sendOfferRequest({ evaluationId, productId, whatIf }: OfferRequest) {
  const body: Schemas['RequestOfferRequest'] =
    whatIf.length === 0 ? { productId } : { productId, whatIf: [...whatIf] };
  const path = { id: evaluationId };
  return (await call('post', '/api/evaluation/{id}/request-offer', { path, body })).data;
}

/** Mails the page's link to the given addresses; the dialog tells what came of it (rules: Sharing). */
export function useShare(evaluationId: string) {
  return useMutation({
    mutationFn: async (emails: readonly string[]) => {
      const request = { path: { id: evaluationId }, body: { emails: [...emails] } };
      return (await call('post', '/api/evaluation/{id}/share', request)).data;
    },
    meta: { quiet: true },
  });
}

/** Tells the clinic's page was used; a failure is nobody's business but ours. */
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
