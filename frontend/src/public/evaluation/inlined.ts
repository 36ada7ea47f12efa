import { type TextDictionary } from '../../shared/texts/i18n.ts';
import { type EvaluationPayload } from './evaluation-view.ts';

/** What the server puts into the page of an evaluation, so that nothing has to be asked for. */
export interface Inlined {
  /** The link that it belongs to. */
  link: string;
  page: EvaluationPayload;
  /** The questionnaire's own wordings. */
  texts: TextDictionary;
}

/** Takes what the page of this link has brought along: once, as what is asked for later is to be new. */
export function takeInlined(link: string): Inlined | null {
  const element = document.getElementById('evaluation-data');
  if (element === null) return null;
  const inlined = JSON.parse(element.textContent) as Inlined;
  if (inlined.link !== link) return null;
  element.remove();
  return inlined;
}
