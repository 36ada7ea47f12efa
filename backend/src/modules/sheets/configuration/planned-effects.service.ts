import { Injectable } from '@nestjs/common';
import { fold } from '../../../platform/text/fold.js';
import { ImpactService } from '../../responses/impact/impact.service.js';
import type { ScoredOption, ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import { pointsOfOptions } from '../../questionnaires/options.js';
import { groupBy } from '../group-by.js';
import type { ConfigurationPlan } from './configuration-plan.js';
import type { PlannedEffectResponse } from './planned-effect.dto.js';

/** Predicts what a plan does to evaluations (rules: impact of a change). */
@Injectable()
export class PlannedEffectsService {
  constructor(private readonly impact: ImpactService) {}

  /**
   * In numbers alone: the answer is stored with its job, which should hold nobody's name. A plan with errors is not carried out
   * and does nothing.
   */
  async of(
    questionnaireId: number,
    existing: ScoredSection[],
    plan: ConfigurationPlan,
    after = plan.errors.length > 0 ? existing : plannedSections(existing, plan),
  ): Promise<PlannedEffectResponse> {
    const { examples: _examples, ...effect } = await this.impact.between(questionnaireId, existing, after);
    return effect;
  }
}

/**
 * The sections as a plan would leave them, in their order. New sections, questions and options have no id yet: theirs count
 * down from -1.
 */
export function plannedSections(existing: ScoredSection[], plan: ConfigurationPlan): ScoredSection[] {
  const { sections, questions, moved } = plan;
  const newFields = fieldsById(sections.update, moved.sections);
  const present = existing.map((section) => ({
    ...section,
    ...newFields.get(section.id),
    questions: [] as ScoredQuestion[],
  }));
  const made = sections.create.map(({ key: _key, ...values }, index) => ({
    id: -1 - index,
    ...values,
    questions: [] as ScoredQuestion[],
  }));
  const after = [...present, ...made];
  const byKey = new Map(after.map((section) => [fold(section.name), section]));
  const byId = new Map(after.map((section) => [section.id, section]));
  const newValues = fieldsById(questions.update, moved.questions);
  const withOptions = optionsAfter(plan);
  for (const { id, questions: own } of existing)
    for (const question of own) {
      const { sectionKey, ...values } = newValues.get(question.id) ?? {};
      const home = sectionKey === undefined ? byId.get(id) : byKey.get(sectionKey);
      home?.questions.push(withOptions({ ...question, ...values }));
    }
  for (const [index, { sectionKey, questionId, ...values }] of questions.create.entries())
    byKey
      .get(sectionKey)
      ?.questions.push(withOptions({ id: -1 - index, questionId: questionId ?? '', options: [], ...values }));
  for (const section of after) section.questions.sort(inOrder);
  return after.sort(inOrder);
}

/** Gives a question the options that the plan leaves it, and the points that they bring. */
function optionsAfter({ options }: ConfigurationPlan): (question: ScoredQuestion) => ScoredQuestion {
  const changed = new Map(options.update.map(({ id, changes }) => [id, changes]));
  const made = groupBy(
    options.create.map(({ questionId, ...values }, index) => ({
      questionId,
      option: { id: -1 - index, ...values },
    })),
    ({ questionId }) => questionId,
  );
  return (question) => {
    const present = question.options.map((option): ScoredOption => ({
      ...option,
      ...changed.get(option.id),
    }));
    const added = made.get(question.questionId) ?? [];
    const after = [...present, ...added.map(({ option }) => option)].sort(inOrder);
    const points = pointsOfOptions({ kind: question.kind, options: after });
    return { ...question, options: after, pointValue: points ?? question.pointValue };
  };
}

interface Placed {
  id: number;
  position: number;
}

function fieldsById<T>(updates: { id: number; changes: Partial<T> }[], moved: Placed[]) {
  return new Map<number, Partial<T> & { position?: number }>([
    ...updates.map(({ id, changes }) => [id, changes] as const),
    ...moved.map(({ id, position }) => [id, { position } as Partial<T> & { position: number }] as const),
  ]);
}

const inOrder = (a: Placed, b: Placed): number => a.position - b.position || a.id - b.id;
