import { parseCondition, type Outline } from '../../modules/questionnaires/conditions/written.js';
import type { InsightFields } from '../../modules/questionnaires/insights/insight.js';
import type { DemoQuestionnaire } from './content.types.js';

/** A content's insights, by the ids of the questionnaire that was made of it. Throws where a condition names what it lacks. */
export function insightsOf({ insights }: DemoQuestionnaire, made: Outline['sections']): InsightFields[] {
  return insights.map(({ when, text, advice, place, section, weight }) => {
    const read = parseCondition(when, { sections: made });
    if ('error' in read) throw new Error(`No condition: ${when} (${read.error.code})`);
    const sectionId = section === undefined ? null : made[section - 1]!.id;
    return { when: read.condition, text, advice, place, sectionId, weight, active: true };
  });
}
