import type { Language } from '../../../platform/http/languages.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { toConfigurationSheets } from './configuration-workbook.js';
import type { WorkbookSource } from './configuration-rows.js';
import { exampleSection } from './example-questions.js';
import { type StoredInsight, toInsightsSheet } from './insights-sheet.js';
import { toSourceSheet } from './workbook-source.js';
import { inWords } from './workbook-words.js';
import en from './texts/guide.en.json' with { type: 'json' };
import hu from './texts/guide.hu.json' with { type: 'json' };
import ro from './texts/guide.ro.json' with { type: 'json' };

/** The guide's sheet. Names of sheets, columns and values stand in braces. */
const GUIDE = { hu, en, ro };

/**
 * The configuration as it is downloaded: with a guide, which is ignored when the file comes back, and, while there are no
 * questions, with examples of some (rules: configuration workbook).
 */
export function toGuidedSheets(
  sections: ScoredSection[],
  language: Language,
  source: WorkbookSource,
  insights: readonly StoredInsight[] = [],
): WorkbookSheet[] {
  const { sheet, lines } = GUIDE[language];
  const isEmpty = sections.every(({ questions }) => questions.length === 0);
  return [
    ...toConfigurationSheets(isEmpty ? [...sections, exampleSection(language)] : sections, language),
    toInsightsSheet(insights, sections, language),
    toSourceSheet(source, language),
    { name: sheet, columns: [130], rows: lines.map((line) => [inWords(line, language)]) },
  ];
}
