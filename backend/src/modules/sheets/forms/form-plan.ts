import { fill } from '../../../platform/text/say.js';
import { type Language } from '../../../platform/http/languages.js';
import { fold } from '../../../platform/text/fold.js';
import { type ConfigurationPlan, planConfiguration } from '../configuration/configuration-plan.js';
import { SECTION_NAME } from '../../questionnaires/limits.js';
import type { ReadConfiguration } from '../configuration/configuration-rows.js';
import type { FormOptions } from './form-options.js';
import { isBlank, isRenamed, type Renaming, rowOf, UNTITLED } from './form-rows.js';
import { cutText, type FormNote, type FormQuestion, type FormSection, type ReadForm } from './form.js';
import { type FormMatches, isContact, type LinkedSection, matchForm } from './form-matches.js';

/** What a sync would write, and what it would tell. Links are written beside the plan: they change nothing that people see. */
export interface FormPlan {
  configuration: ConfigurationPlan;
  links: {
    /** By folded name, as new sections have no id yet. */
    sections: { key: string; externalId: string }[];
    questions: { questionId: string; externalId: string }[];
  };
  /** Of the links, those of sections and questions that are there already. */
  linked: number;
  /** Sections and questions of the questionnaire that the form's questions are in the end. */
  sections: number;
  questions: number;
  renamed: Renaming[];
  missing: { id: number; questionText: string; wasInForm: boolean }[];
  missingSections: { id: number; name: string }[];
  renamedOptions: FormOptions['renamed'];
  missingOptions: FormOptions['missing'];
  notes: FormNote[];
}

/** A question of the form with the section it belongs to here: one that is there, or one that the form brings. */
interface Placed {
  question: FormQuestion;
  home: LinkedSection | FormSection;
}

interface Context {
  existing: LinkedSection[];
  form: ReadForm;
  matches: FormMatches;
  language: Language;
}

/**
 * Compares a form with the questionnaire (rules: google forms). The form decides names, texts and order; points, correct
 * answers, descriptions, tips and products that are set stay. Nothing is deleted. `newId` makes the uuid of a new question.
 */
export function planFormSync(
  existing: LinkedSection[],
  form: ReadForm,
  { language, newId }: { language: Language; newId: () => string },
): FormPlan {
  const matches = matchForm(existing, form.sections);
  const context: Context = { existing, form, matches, language };
  const placed = placeQuestions(context);
  const homes = new Set(placed.map(({ home }) => home));
  const used = form.sections.filter((section) => homes.has(section) || matches.sections.has(section));
  const names = nameSections(used, context);
  const nameOf = (home: Placed['home']) => names.get(home as FormSection) ?? home.name!;
  const rows = placed.map(({ question, home }) => rowOf(question, nameOf(home), context, newId));
  const read: ReadConfiguration = {
    sections: used.map((section) => sectionRow(section, names.get(section)!, matches.sections.get(section))),
    questions: rows.map(({ row }) => row),
    options: rows.flatMap(({ options }) => options.rows),
    insights: null,
    errors: [],
    source: null,
    written: {},
    unmatchedColumns: [],
  };
  const renamedHere = new Map(
    used.flatMap((section) => {
      const known = matches.sections.get(section);
      return known ? [[known, names.get(section)!] as const] : [];
    }),
  );
  const asNamed = existing.map((section) => ({ ...section, name: renamedHere.get(section) ?? section.name }));
  const configuration = planConfiguration(asNamed, read);
  const sectionNames = renameSections(configuration, renamedHere);
  return {
    configuration,
    ...linksOf(used, names, rows, matches),
    sections: homes.size,
    questions: rows.length,
    renamed: [...sectionNames, ...rows.flatMap(({ renaming }) => renaming ?? [])],
    missing: matches.questionsLeft.map(({ id, questionText, externalId }) => ({
      id,
      questionText,
      wasInForm: externalId !== null,
    })),
    missingSections: matches.sectionsLeft.flatMap(({ id, name, externalId }) =>
      externalId === null ? [] : { id, name },
    ),
    renamedOptions: rows.flatMap(({ options }) => options.renamed),
    missingOptions: rows.flatMap(({ options }) => options.missing),
    notes: [
      ...(configuration.questions.create.length > 0 ? (form.advice ?? []) : []),
      ...form.notes,
      ...rows.flatMap(({ notes }) => notes),
    ],
  };
}

/**
 * Where each question of the form belongs. Questions that somebody has put into a section of their own making stay there; so a
 * form without pages does not undo the grouping, and a new question of such a page joins the one before it.
 */
function placeQuestions({ form, matches }: Context): Placed[] {
  const fromForm = new Set(matches.sections.values());
  const handMade = (question: FormQuestion): LinkedSection | null => {
    const section = matches.questions.get(question)?.section;
    return section && section.externalId === null && !fromForm.has(section) ? section : null;
  };
  return form.sections.flatMap((page) => {
    const asked = page.questions.filter(
      (question) => matches.questions.has(question) || !isContact(question),
    );
    const known = matches.sections.get(page);
    let neighbour = known ? null : (asked.map(handMade).find((section) => section !== null) ?? null);
    return asked.map((question): Placed => {
      const own = handMade(question);
      if (own && !known) neighbour = own;
      const isNew = !matches.questions.has(question);
      return { question, home: own ?? (isNew ? neighbour : null) ?? page };
    });
  });
}

/** Names are unique in a questionnaire: the second of its kind gets a number. */
function nameSections(used: FormSection[], { matches, language }: Context): Map<FormSection, string> {
  const taken = new Set(matches.sectionsLeft.map(({ name }) => fold(name)));
  const names = new Map<FormSection, string>();
  for (const section of used) {
    const wanted =
      section.name ??
      matches.sections.get(section)?.name ??
      fill(UNTITLED[language].section, { n: section.number });
    let name = wanted;
    for (let n = 2; taken.has(fold(name)); n += 1) {
      const suffix = ` (${n})`;
      name = cutText(wanted, SECTION_NAME - suffix.length) + suffix;
    }
    taken.add(fold(name));
    names.set(section, name);
  }
  return names;
}

function sectionRow(section: FormSection, name: string, known: LinkedSection | undefined) {
  const takesDescription = section.description !== null && isBlank(known?.description);
  return { row: section.number, name, ...(takesDescription ? { description: section.description } : {}) };
}

/** Which of the form's ids are not known here yet. */
function linksOf(
  used: FormSection[],
  names: Map<FormSection, string>,
  rows: ReturnType<typeof rowOf>[],
  matches: FormMatches,
): Pick<FormPlan, 'links' | 'linked'> {
  const pages = used.flatMap((section) => {
    const { externalId } = section;
    const known = matches.sections.get(section);
    if (externalId === null || known?.externalId === externalId) return [];
    return { isKnown: known !== undefined, link: { key: fold(names.get(section)!), externalId } };
  });
  const questions = rows.flatMap(({ row, link, isKnown }) =>
    link === null ? [] : { isKnown, link: { questionId: row.questionId!, externalId: link } },
  );
  return {
    links: { sections: pages.map(({ link }) => link), questions: questions.map(({ link }) => link) },
    linked: [...pages, ...questions].filter(({ isKnown }) => isKnown).length,
  };
}

/** Adds the new names to the plan, which knows sections by their names and was made with the new ones. */
function renameSections(plan: ConfigurationPlan, names: Map<LinkedSection, string>): Renaming[] {
  const { sections } = plan;
  return [...names].flatMap(([{ id, name: from }, to]): Renaming[] => {
    if (!isRenamed(from, to)) return [];
    const planned = sections.update.find((update) => update.id === id);
    if (planned) planned.changes.name = to;
    else sections.update.push({ id, changes: { name: to } });
    sections.unchanged = sections.unchanged.filter((unchanged) => unchanged !== id);
    return [{ what: 'section', from, to }];
  });
}
