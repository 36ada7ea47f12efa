import { fold } from '../../../platform/text/fold.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import { contactColumnOf } from '../../responses/intake/contact-columns.js';
import { groupBy } from '../group-by.js';
import { FIRST_PAGE, formId, type FormQuestion, type FormSection } from './form.js';

export type LinkedQuestion = ScoredQuestion & { externalId: string | null };
export type LinkedSection = Omit<ScoredSection, 'questions'> & {
  externalId: string | null;
  questions: LinkedQuestion[];
};

/** A question of the questionnaire and the section it is in. */
export interface PlacedQuestion {
  question: LinkedQuestion;
  section: LinkedSection;
}

export interface FormMatches {
  sections: Map<FormSection, LinkedSection>;
  questions: Map<FormQuestion, PlacedQuestion>;
  /** What the questionnaire has and the form has not. */
  questionsLeft: LinkedQuestion[];
  sectionsLeft: LinkedSection[];
}

/**
 * Finds what each page and question of a form is in the questionnaire: by the form's id, else by folded text among those
 * without one, else among those whose id the form has no more (rules: google forms). Of equal texts the one in the same
 * section goes first. Questions are never matched by likeness.
 */
export function matchForm(existing: LinkedSection[], form: FormSection[]): FormMatches {
  // A first page that asks nothing, as its questions have got a page of their own, is there no more.
  const pages = form.filter(({ externalId, questions }) => externalId !== FIRST_PAGE || questions.length > 0);
  const sections = pairInRounds(pages, existing, [
    { ofWanted: idOf, ofCandidate: (section) => knownId(section.externalId) },
    { ofWanted: nameOf, ofCandidate: (section) => (section.externalId === null ? fold(section.name) : null) },
    { ofWanted: nameOf, ofCandidate: (section) => fold(section.name) },
  ]);
  const asked = form.flatMap((section) => section.questions.map((question) => ({ question, section })));
  const placed = existing.flatMap((section) => section.questions.map((question) => ({ question, section })));
  const here = ({ question, section }: (typeof asked)[number]) =>
    question.text === null ? null : JSON.stringify([sections.get(section)?.id, fold(question.text)]);
  const anywhere = ({ question }: (typeof asked)[number]) =>
    question.text === null ? null : fold(question.text);
  const there = ({ question, section }: PlacedQuestion) =>
    JSON.stringify([section.id, fold(question.questionText)]);
  const withoutId = (keyOf: (placed: PlacedQuestion) => string) => (one: PlacedQuestion) =>
    one.question.externalId === null ? keyOf(one) : null;
  const textOf = ({ question }: PlacedQuestion) => fold(question.questionText);
  const questions = pairInRounds(asked, placed, [
    { ofWanted: ({ question }) => idOf(question), ofCandidate: (one) => knownId(one.question.externalId) },
    { ofWanted: here, ofCandidate: withoutId(there) },
    { ofWanted: anywhere, ofCandidate: withoutId(textOf) },
    { ofWanted: here, ofCandidate: there },
    { ofWanted: anywhere, ofCandidate: textOf },
  ]);
  const found = new Set([...questions.values()].map(({ question }) => question));
  const foundSections = new Set(sections.values());
  return {
    sections,
    questions: new Map([...questions].map(([{ question }, match]) => [question, match])),
    questionsLeft: placed.flatMap(({ question }) => (found.has(question) ? [] : question)),
    sectionsLeft: existing.filter((section) => !foundSections.has(section)),
  };
}

/** Name, e-mail address, clinic and time belong to the response; they are no questions unless somebody made them such here. */
export const isContact = (question: FormQuestion): boolean => {
  const field = question.text === null ? undefined : contactColumnOf(question.text)?.field;
  return field !== undefined && field !== 'score';
};

const knownId = (id: string | null): string | null => (id === FIRST_PAGE ? id : formId(id));
const idOf = ({ externalId }: { externalId: string | null }): string | null => externalId;
const nameOf = ({ name }: FormSection): string | null => (name === null ? null : fold(name));

/** What two things have in common in a round; null takes no part in it. */
interface Round<W, C> {
  ofWanted: (wanted: W) => string | null;
  ofCandidate: (candidate: C) => string | null;
}

/** Pairs what has the same key, round by round, each thing once and in order. */
function pairInRounds<W, C>(wanted: W[], candidates: C[], rounds: Round<W, C>[]): Map<W, C> {
  const pairs = new Map<W, C>();
  const free = new Set(candidates);
  for (const { ofWanted, ofCandidate } of rounds) {
    const keyed = [...free].flatMap((candidate) => {
      const key = ofCandidate(candidate);
      return key === null ? [] : { key, candidate };
    });
    const byKey = groupBy(keyed, ({ key }) => key);
    for (const item of wanted) {
      const key = pairs.has(item) ? null : ofWanted(item);
      const match = key === null ? undefined : byKey.get(key)?.shift()?.candidate;
      if (match === undefined) continue;
      pairs.set(item, match);
      free.delete(match);
    }
  }
  return pairs;
}
