import { queryOptions } from '@tanstack/react-query';
import { http } from '../../shared/api/http.ts';
import { setLanguage } from '../../shared/texts/i18n.ts';
import { toLanguage } from '../../shared/texts/languages.ts';
import { overlayTexts } from '../text-overlay.ts';
import { readEvaluation, type EvaluationPayload, type EvaluationView } from './evaluation-view.ts';

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
      const { data } = await http<EvaluationPayload>(path, { signal });
      const view = readEvaluation(data);
      const language = toLanguage(data.language);
      const overlays = [overlayTexts('global', language, 'evaluator', signal)];
      if (view.questionnaireId !== null)
        overlays.push(overlayTexts(view.questionnaireId, language, 'evaluator', signal));
      await Promise.all([
        setLanguage(language),
        Promise.race([Promise.all(overlays), pause(overlayPatienceMilliseconds)]),
      ]);
      return view;
    },
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
