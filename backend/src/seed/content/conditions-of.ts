import type { Condition } from '../../modules/questionnaires/conditions/condition.js';
import type { ShownIf } from '../../modules/questionnaires/conditions/shown.js';
import { parseCondition, type Outline } from '../../modules/questionnaires/conditions/written.js';
import type { InsightFields } from '../../modules/questionnaires/insights/insight.js';
import type { Needs } from '../../modules/questionnaires/needs.js';
import type { DemoQuestionnaire } from './content.types.js';

/** A content's insights, by the ids of the questionnaire that was made of it. Throws where a condition names what it lacks. */
export function insightsOf({ insights }: DemoQuestionnaire, made: Outline['sections']): InsightFields[] {
  return insights.map(({ when, text, advice, place, section, weight }) => {
    const sectionId = section === undefined ? null : made[section - 1]!.id;
    return { when: conditionOf(when, made), text, advice, place, sectionId, weight, active: true };
  });
}

/** What a content's questions say of others, likewise. */
export const linksOf = (content: DemoQuestionnaire, made: Outline['sections']) => ({
  ...shownIfOf(content, made),
  needs: needsOf(content, made),
});

function needsOf({ sections }: DemoQuestionnaire, made: Outline['sections']): Needs {
  const placed = sections.flatMap((section, at) =>
    section.questions.map((question, index) => ({ question, id: made[at]!.questions[index]!.id })),
  );
  const ids = new Map(placed.map(({ question, id }) => [question.questionText, id]));
  return placed.flatMap(({ question: { needs }, id }) => {
    if (needs === undefined) return [];
    const needed = ids.get(needs);
    if (needed === undefined) throw new Error(`No question: ${needs}`);
    return [{ id, needs: needed }];
  });
}

/** Under which conditions a content's questions are asked, likewise. */
export function shownIfOf({ sections }: DemoQuestionnaire, made: Outline['sections']): ShownIf {
  const questions = sections.flatMap((section, at) =>
    section.questions.flatMap(({ shownIf }, index) =>
      shownIf === undefined
        ? []
        : [{ id: made[at]!.questions[index]!.id, shownIf: conditionOf(shownIf, made) }],
    ),
  );
  return { sections: [], questions };
}

function conditionOf(written: string, sections: Outline['sections']): Condition {
  const read = parseCondition(written, { sections });
  if ('error' in read) throw new Error(`No condition: ${written} (${read.error.code})`);
  return read.condition;
}
