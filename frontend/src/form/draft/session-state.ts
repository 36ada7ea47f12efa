import { type Contact, type FormDefinition } from '../form.api.ts';
import { type Answers } from './answers.ts';
import { type DraftStorage } from './draft-storage.ts';
import { type Saving } from './sender.ts';

/** Something that happened to answers and is said in words. */
export interface Notice {
  kind: 'replaced' | 'removed' | 'changed' | 'added' | 'refused' | 'hidden';
  /** The questions' texts, as far as they are known. */
  questions: string[];
}

/** Why no answers are taken any more. */
export type Ending = 'form_not_open' | 'draft_submitted' | 'form_unknown';

export interface SessionState {
  form: FormDefinition;
  answers: Answers;
  contact: Contact;
  saving: Saving;
  notices: readonly Notice[];
  ended: Ending | null;
}

export interface SessionOptions {
  form: FormDefinition;
  kept: DraftStorage;
  /** An admin looks at it: nothing is stored or sent. */
  preview: boolean;
  visitor: { source?: string };
}
