import { type Question, type Section } from '../configuration.api.ts';
import { type Subject } from './condition-draft.ts';

export interface NumberedQuestion {
  question: Question;
  /** As in the written form of conditions: 2.3 is the third question of the second section. */
  number: string;
}

/** What conditions can be about: the questions in their order, and the sections. */
export interface Subjects {
  questions: readonly NumberedQuestion[];
  sections: readonly Section[];
  byId: ReadonlyMap<number, NumberedQuestion>;
}

/** The questions by section, each with its number. */
export function subjectsOf(sections: readonly Section[], questions: readonly Question[]): Subjects {
  const numbered = sections.flatMap((section, index) =>
    questions
      .filter(({ sectionId }) => sectionId === section.id)
      .map((question, at) => ({ question, number: `${index + 1}.${at + 1}` })),
  );
  return { questions: numbered, sections, byId: new Map(numbered.map((one) => [one.question.id, one])) };
}

/** True where what a test is about is no longer there, or was never chosen. */
export function isGone({ byId, sections }: Subjects, subject: Subject): boolean {
  if (subject === null) return false;
  if ('question' in subject) return !byId.has(subject.question);
  return subject.section !== null && !sections.some(({ id }) => id === subject.section);
}

/** The name of a subject in a list of choices. */
export function subjectKey(subject: Subject): string {
  if (subject === null) return '';
  if ('question' in subject) return `question-${subject.question}`;
  return subject.section === null ? 'total' : `section-${subject.section}`;
}

/** The subject of that name. */
export function subjectOfKey(key: string): Subject {
  if (key === 'total') return { section: null };
  const [, kind, id] = /^(question|section)-(\d+)$/.exec(key) ?? [];
  if (kind === undefined) return null;
  return kind === 'question' ? { question: Number(id) } : { section: Number(id) };
}
