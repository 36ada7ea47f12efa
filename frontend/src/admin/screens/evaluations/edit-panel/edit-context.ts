import { createContext, useContext, type Dispatch } from 'react';
import { type Translate } from '../../../../shared/texts/i18n.ts';
import { type Draft, type DraftAction } from './draft.ts';
import { type Evaluation, type WaiverReason } from './edit.api.ts';
import { type FindingView } from './findings.ts';
import { type ReadPart } from './use-opened.ts';
import { type EvidenceWork } from './use-evidence.ts';
import { kindOf, sectionOf } from './text-fields.ts';

/** What every part of the edit panel works on. */
export interface EditWork {
  evaluation: Evaluation;
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  findings: readonly FindingView[];
  /** The language the texts are written in; it need not be that of the back office. */
  textLanguage: string | undefined;
  adminId: number;
  regenerate: (field: string) => void;
  restore: (field: string) => void;
  /** What the sentences of the saved texts rest on. */
  evidence: EvidenceWork;
  /** The parts of the texts, and which of them this person has had on the screen. */
  parts: readonly ReadPart[];
  /** Says that a text has been on the screen. */
  see: (field: string, text: string) => void;
  /** Says that a text has come onto the screen, or left it. */
  show: (field: string, isShown: boolean) => void;
  /** Ready reasons for which a finding may stay. */
  reasons: readonly WaiverReason[];
  /** What the server says of the reasons that were sent; null where it takes them. */
  reasonFault: string | null;
  /** Texts are read, and a field is opened to be edited; in a panel below a row all of them are open. */
  isReading: boolean;
  /** Whether a field is open to be edited. */
  isOpen: (field: string) => boolean;
  /** Closes a field that was left as it was. */
  close: (field: string) => void;
  /** Opens a text to be edited and puts the focus into it. */
  goTo: (field: string) => void;
  /** Shows an element that stands at a text, such as one of its sentences, and puts the focus on it. */
  showAt: (field: string, elementId: string) => void;
}

const EditContext = createContext<EditWork | null>(null);

export const EditProvider = EditContext.Provider;

/** The work of the edit panel around. */
export function useEditWork(): EditWork {
  const work = useContext(EditContext);
  if (work === null) throw new Error('no edit panel above');
  return work;
}

/** What a field is called inside its section. */
export function fieldName(t: Translate, field: string): string {
  const kind = kindOf(field);
  if (kind !== 'strengths') return t(`edit.field.${kind}`);
  return t('edit.field.strength', { number: Number(field.split('.')[2]) + 1 });
}

/** What a field is called on its own, with its section. */
export function fullFieldName(t: Translate, evaluation: Evaluation, field: string): string {
  const section = evaluation.sectionScores.find(({ sectionId }) => sectionId === sectionOf(field));
  return section ? `${section.name} – ${fieldName(t, field)}` : fieldName(t, field);
}

/** What a part of the texts is called. */
export function partName(t: Translate, evaluation: Evaluation, part: string): string {
  const section = evaluation.sectionScores.find(({ sectionId }) => sectionId === sectionOf(part));
  return section?.name ?? t('edit.field.summary');
}

/** The id of a sentence in its text, unique among several open panels. */
export function sentenceId(evaluationId: string, field: string, index: number): string {
  return `${fieldId(evaluationId, field)}-sentence-${index}`;
}

/** The id of a field's text area, unique among several open panels. */
export function fieldId(evaluationId: string, field: string): string {
  return `edit-${evaluationId}-${field.replaceAll('.', '-')}`;
}

/** The id of a text with all that is said of it, where the focus can rest without writing. */
export function textId(evaluationId: string, field: string): string {
  return `${fieldId(evaluationId, field)}-text`;
}

/** The id of a finding in the list of its text. */
export function findingElementId(evaluationId: string, findingId: string): string {
  return `finding-${evaluationId}-${findingId}`;
}
