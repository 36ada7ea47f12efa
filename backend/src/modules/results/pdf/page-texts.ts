import type { UiTextsService } from '../../ui-texts/ui-texts.service.js';
import type { PageResponse } from '../public-page/page.dto.js';
import { PDF_TEXTS, type PdfTexts } from './texts.js';

/** The texts of an evaluation's page in its language, with what is laid over them. */
export async function pageTexts(
  overlays: UiTextsService,
  { questionnaire, language }: Pick<PageResponse, 'questionnaire' | 'language'>,
): Promise<PdfTexts> {
  const laid = await overlays.dictionary(questionnaire.id, language, 'evaluator', 'global');
  const entries = Object.entries(PDF_TEXTS[language]).map(([key, text]) => [key, laid[key] ?? text]);
  return Object.fromEntries(entries) as PdfTexts;
}
