import { renderToString } from 'react-dom/server';
import { addTexts, applyOverlay, startTexts, type TextDictionary } from '../../shared/texts/i18n.ts';
import { toLanguage } from '../../shared/texts/languages.ts';
import { readEvaluation, type EvaluationPayload } from './evaluation-view.ts';
import { Beginning } from './welcome/beginning.tsx';
import { loadEvaluationTexts, loadPublicTexts } from '../texts.ts';

let rendering: Promise<unknown> = Promise.resolve();

/**
 * Renders what an evaluation begins with, in its language and with the wordings of its questionnaire, from what the API
 * answers. Runs in the server; the texts speak one language at a time, so that renderings wait for each other.
 */
export function renderEvaluation(page: EvaluationPayload, wordings: TextDictionary): Promise<string> {
  const rendered = rendering.then(() => renderBeginning(page, wordings));
  rendering = rendered.catch(() => undefined);
  return rendered;
}

async function renderBeginning(page: EvaluationPayload, wordings: TextDictionary): Promise<string> {
  const language = toLanguage(page.language);
  await startTexts({ face: 'public', language, load: loadPublicTexts });
  await addTexts(loadEvaluationTexts);
  applyOverlay(language, 'questionnaire', wordings);
  try {
    // React asks for pictures ahead of everything else, even of what belongs into the head.
    return renderToString(<Beginning view={readEvaluation(page)} />).replace(/^(?:<link [^>]*>)+/, '');
  } finally {
    applyOverlay(language, 'questionnaire', {});
  }
}
