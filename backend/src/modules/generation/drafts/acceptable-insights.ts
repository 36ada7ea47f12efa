import type { Language } from '../../../platform/http/languages.js';
import { testsOf } from '../../questionnaires/conditions/condition.js';
import { parseCondition, printCondition } from '../../questionnaires/conditions/written.js';
import { INSIGHT_TEXT, MOST_INSIGHT_WEIGHT } from '../../questionnaires/insights/insight.js';
import { checkText } from '../../review/configuration/check-configuration.js';
import type { AskedSection } from '../prompts/insight-messages.js';
import type { WrittenInsightDraft } from '../writers/openai/insight-drafter.js';
import type { InsightDraftResponse } from './insight-drafts.dto.js';

/** A questionnaire as insights are drafted for it. */
export type DraftedSections = readonly {
  id: number;
  name: string;
  questions: readonly {
    id: number;
    questionText: string;
    options: readonly { id: number; label: string }[];
  }[];
}[];

/** The most questions, answers of each, and characters of a text that an AI is shown. */
const MOST_SHOWN = { questions: 150, options: 30, characters: 300 };

/** What an AI is shown of a questionnaire: questions with options to choose from, by the names that conditions use. Pure. */
export function askedSectionsOf(sections: DraftedSections): AskedSection[] {
  let room = MOST_SHOWN.questions;
  return sections.flatMap(({ name, questions }, at) => {
    const items = questions
      .map(({ questionText, options }, place) => ({
        name: `Q${at + 1}.${place + 1}`,
        question: questionText.slice(0, MOST_SHOWN.characters),
        options: options.map(({ label }) => label).slice(0, MOST_SHOWN.options),
      }))
      .filter(({ options }) => options.length > 0)
      .slice(0, room);
    room -= items.length;
    return items.length > 0 ? [{ section: at + 1, name, items }] : [];
  });
}

/**
 * Of what an AI has written what may be proposed: conditions over at least two things that are there and that no insight has yet, each
 * once, with texts in which the checks of configurations find no fault. Pure (rules: drafts of insights).
 */
export function acceptableInsights(
  drafts: readonly WrittenInsightDraft[],
  sections: DraftedSections,
  present: readonly string[],
  language: Language,
): InsightDraftResponse[] {
  const known = new Set(present);
  return drafts.flatMap(({ condition, text, advice, section, weight }) => {
    const read = parseCondition(condition, { sections });
    if ('error' in read || testsOf(read.condition).length < 2) return [];
    const conditionText = printCondition(read.condition, { sections })!;
    const place = section === null ? null : sections[section - 1];
    const isGood =
      isFaultless('meaning', text, language) && (advice === '' || isFaultless('advice', advice, language));
    if (known.has(conditionText) || place === undefined || text === '' || !isGood) return [];
    known.add(conditionText);
    return {
      when: read.condition,
      conditionText,
      text,
      advice: advice || null,
      place: place === null ? 'summary' : 'section',
      sectionId: place?.id ?? null,
      weight: Math.min(MOST_INSIGHT_WEIGHT, Math.max(1, weight)),
    };
  });
}

function isFaultless(field: 'meaning' | 'advice', text: string, language: Language): boolean {
  const nowhere = { sectionId: null, questionId: null, optionId: null };
  return text.length <= INSIGHT_TEXT && checkText({ field, text, ...nowhere }, language).length === 0;
}
