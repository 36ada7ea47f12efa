import type { ConfigurationPlan } from '../configuration/configuration-plan.js';
import type { ReadForm } from './form.js';
import type { LinkedQuestion, LinkedSection } from './form-matches.js';
import type { FormPlan } from './form-plan.js';
import type { FormChangeResponse, FormReport } from './form-sync.dto.js';

/** More than a person reads; the counts are always whole. */
const MOST_LISTED = 500;

/**
 * Takes what only changes its place out of a plan's changes: a question that makes room for another was not changed. The plan
 * still writes the same.
 */
export function separateMoves(plan: ConfigurationPlan): ConfigurationPlan {
  const sections = separate(plan.sections.update);
  const questions = separate(plan.questions.update);
  return {
    ...plan,
    sections: {
      ...plan.sections,
      update: sections.changed,
      unchanged: [...plan.sections.unchanged, ...sections.moved.map(({ id }) => id)],
    },
    questions: {
      ...plan.questions,
      update: questions.changed,
      unchanged: [...plan.questions.unchanged, ...questions.moved.map(({ id }) => id)],
    },
    moved: {
      sections: [...plan.moved.sections, ...sections.moved],
      questions: [...plan.moved.questions, ...questions.moved],
    },
  };
}

function separate<T extends { position: number }>(updates: { id: number; changes: Partial<T> }[]) {
  const changed: typeof updates = [];
  const moved: { id: number; position: number }[] = [];
  for (const update of updates) {
    const { position } = update.changes;
    const isMove = position !== undefined && Object.keys(update.changes).length === 1;
    if (isMove) moved.push({ id: update.id, position });
    else changed.push(update);
  }
  return { changed, moved };
}

/** The report about a plan whose moves were taken out. */
export function reportOf(form: ReadForm, plan: FormPlan, existing: LinkedSection[]): FormReport {
  const { sections, questions } = plan.configuration;
  const answered = onlyInOptions(plan.configuration, existing);
  return {
    source: form.source,
    sections: plan.sections,
    questions: plan.questions,
    created: sections.create.length + questions.create.length,
    updated: sections.update.length + questions.update.length + answered.length,
    unchanged: sections.unchanged.length + questions.unchanged.length - answered.length,
    linked: plan.linked,
    reordered: isReordered(plan.configuration, existing),
    renamed: plan.renamed.slice(0, MOST_LISTED),
    missing: plan.missing.slice(0, MOST_LISTED),
    missingSections: plan.missingSections.slice(0, MOST_LISTED),
    renamedOptions: plan.renamedOptions.slice(0, MOST_LISTED),
    missingOptions: plan.missingOptions.slice(0, MOST_LISTED),
    changes: [
      ...changesOf(plan.configuration, existing),
      ...answered.map(({ questionText }) => changedOne('question', questionText, { options: true })),
    ].slice(0, MOST_LISTED),
    notes: plan.notes.slice(0, MOST_LISTED),
  };
}

/** Questions of which nothing changes but their options. */
function onlyInOptions(
  { questions, options }: ConfigurationPlan,
  existing: LinkedSection[],
): LinkedQuestion[] {
  const updated = new Set(questions.update.map(({ id }) => id));
  const changed = new Set<number | string>([
    ...options.create.map(({ questionId }) => questionId),
    ...options.update.map(({ id }) => id),
  ]);
  return existing
    .flatMap((section) => section.questions)
    .filter(
      (question) =>
        !updated.has(question.id) &&
        (changed.has(question.questionId) || question.options.some(({ id }) => changed.has(id))),
    );
}

function changesOf(
  { sections, questions }: ConfigurationPlan,
  existing: LinkedSection[],
): FormChangeResponse[] {
  const sectionNames = new Map(existing.map(({ id, name }) => [id, name]));
  const questionTexts = new Map(
    existing.flatMap((section) => section.questions.map(({ id, questionText }) => [id, questionText])),
  );
  return [
    ...sections.create.map(({ name }) => newOne('section', name)),
    ...sections.update.map(({ id, changes }) =>
      changedOne('section', changes.name ?? sectionNames.get(id)!, changes),
    ),
    ...questions.create.map(({ questionText }) => newOne('question', questionText)),
    ...questions.update.map(({ id, changes }) =>
      changedOne('question', changes.questionText ?? questionTexts.get(id)!, changes),
    ),
  ];
}

const newOne = (what: FormChangeResponse['what'], name: string): FormChangeResponse => ({
  what,
  change: 'created',
  name,
  fields: [],
});

const changedOne = (what: FormChangeResponse['what'], name: string, changes: object): FormChangeResponse => ({
  what,
  change: 'updated',
  name,
  fields: Object.keys(changes).flatMap((field) =>
    field === 'position' ? [] : field === 'sectionKey' ? 'section' : field,
  ),
});

/** Whether any two that stay beside each other change their order. */
function isReordered({ sections, questions, moved }: ConfigurationPlan, existing: LinkedSection[]): boolean {
  const placeOf = new Map(moved.sections.map(({ id, position }) => [id, position]));
  for (const { id, changes } of sections.update)
    if (changes.position !== undefined) placeOf.set(id, changes.position);
  const places = new Map(moved.questions.map(({ id, position }) => [id, position]));
  for (const { id, changes } of questions.update)
    if (changes.position !== undefined) places.set(id, changes.position);
  const leaving = new Set(
    questions.update.filter(({ changes }) => changes.sectionKey !== undefined).map(({ id }) => id),
  );
  return (
    changesOrder(existing, placeOf) ||
    existing.some((section) =>
      changesOrder(
        section.questions.filter(({ id }) => !leaving.has(id)),
        places,
      ),
    )
  );
}

function changesOrder(items: { id: number; position: number }[], newPlaces: Map<number, number>): boolean {
  const places = items.map(({ id, position }) => newPlaces.get(id) ?? position);
  return places.some((place, index) => index > 0 && place < places[index - 1]!);
}
