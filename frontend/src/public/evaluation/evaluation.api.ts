import { queryOptions, useMutation } from '@tanstack/react-query';
import { http } from '../../shared/api/http.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { addTexts, applyOverlay, setLanguage } from '../../shared/texts/i18n.ts';
import { toLanguage, type Language } from '../../shared/texts/languages.ts';
import { readOverlay } from '../text-overlay.ts';
import { loadEvaluationTexts } from '../texts.ts';
import { readEvaluation, type EvaluationPayload, type EvaluationView } from './evaluation-view.ts';

type Schemas = components['schemas'];

/** Texts from the database are worth this wait; after it the built-in ones stand. */
const overlayPatienceMilliseconds = 1500;

/**
 * Loads one evaluation and, before it is shown, the texts of its own language: nothing changes under the reader's eyes.
 * The preview shows the live state and needs a session.
 */
export function evaluationQuery(hashedUrl: string, preview: boolean) {
  const id = encodeURIComponent(hashedUrl);
  const path = preview ? `/api/admin/evaluation/${id}/preview` : `/api/evaluation/${id}`;
  return queryOptions<EvaluationView>({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      // The browser has made both calls already: the page's own answer names them.
      const early = preview ? null : readOverlay(`${path}/texts`, {}, signal);
      const { data } = await http<EvaluationPayload>(path, { signal });
      const view = readEvaluation(data);
      const language = toLanguage(data.language);
      const overlay =
        early ??
        readOverlay(
          `/api/ui-texts/${view.questionnaireId ?? 'global'}/${language}`,
          { context: 'evaluator,global' },
          signal,
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
  const path = `/api/evaluation/${encodeURIComponent(evaluationId)}/request-offer`;
  return (await http<Schemas['RequestOfferResponse']>(path, { body })).data;
}

/** Mails the page's link to the given addresses; the dialog tells what came of it (rules: Sharing). */
export function useShare(evaluationId: string) {
  return useMutation({
    mutationFn: async (emails: readonly string[]) =>
      (
        await http<Schemas['ShareResponse']>(`/api/evaluation/${encodeURIComponent(evaluationId)}/share`, {
          body: { emails },
        })
      ).data,
    meta: { errorTitle: 'error.title', errorDefault: 'evaluation.share.failed' },
  });
}

/** Tells the clinic's page was used; a failure is nobody's business but ours. */
export async function sendEvent(
  hashedUrl: string,
  type: 'opened' | 'clicked',
  target?: string,
): Promise<void> {
  try {
    await http(`/api/evaluation/${encodeURIComponent(hashedUrl)}/events`, {
      body: target === undefined ? { type } : { type, target },
    });
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
