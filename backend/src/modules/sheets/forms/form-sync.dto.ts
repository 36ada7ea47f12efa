import { messageOf } from '../../../platform/errors/messages.js';
import { Choice, Flag, Int, Nested, QueryFlag, Text } from '../../../platform/http/fields.js';
import { ListOf, TextList } from '../../../platform/http/list-fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { PlannedEffectResponse } from '../configuration/planned-effect.dto.js';
import type { FormNote } from './form.js';

const PARTS = ['section', 'question'] as const;

export class FormSyncParams {
  @QueryFlag({ optional: true, about: 'true: the same answer, but nothing is stored.' }) dryRun?: boolean;
}

export class RenamingResponse {
  @Choice(PARTS) what: (typeof PARTS)[number];
  @Text() from: string;
  @Text() to: string;
}

export class MissingQuestionResponse {
  @Int() id: number;
  @Text() questionText: string;
  @Flag({ about: 'true: an earlier sync found it in the form.' }) wasInForm: boolean;
}

export class MissingSectionResponse {
  @Int() id: number;
  @Text() name: string;
}

export class RenamedOptionResponse {
  @Text() questionText: string;
  @Text() from: string;
  @Text() to: string;
}

export class MissingOptionResponse {
  @Int() id: number;
  @Text() questionText: string;
  @Text() label: string;
}

export class FormChangeResponse {
  @Choice(PARTS) what: (typeof PARTS)[number];
  @Choice(['created', 'updated']) change: 'created' | 'updated';
  @Text({ about: 'As it is called afterwards.' }) name: string;
  @TextList({ about: 'Which of its fields differ; empty for a new one.' }) fields: string[];
}

export class FormNoteResponse {
  @Text() code: string;
  @Text({ about: "In the caller's language." }) message: string;
}

/** Of jobs that ended before a form brought options. */
const NO_OPTION_CHANGES = {
  renamedOptions: [] as RenamedOptionResponse[],
  missingOptions: [] as MissingOptionResponse[],
};

export class FormSyncResponse {
  @Choice(['api', 'page'], { about: 'Read through the Forms API, or from the public page.' })
  source: 'api' | 'page';
  @Int({ about: 'Sections that hold the questions of the form.' }) sections: number;
  @Int({ about: 'Questions of the form, without those for name, e-mail address and clinic.' })
  questions: number;
  @Int({ about: 'Sections and questions.' }) created: number;
  @Int() updated: number;
  @Int() unchanged: number;
  @Int({ about: 'Of what was here: recognised by its text, and from now on even when it is renamed.' })
  linked: number;
  @Flag({ about: 'Sections or questions came into another order.' }) reordered: boolean;
  @ListOf(() => RenamingResponse) renamed: RenamingResponse[];
  @ListOf(() => MissingQuestionResponse, { about: 'Questions that the form does not have; they stay.' })
  missing: MissingQuestionResponse[];
  @ListOf(() => MissingSectionResponse, { about: 'Sections whose page the form has no more; they stay.' })
  missingSections: MissingSectionResponse[];
  @ListOf(() => RenamedOptionResponse, { about: 'Answers with another label; the former ones stay known.' })
  renamedOptions: RenamedOptionResponse[];
  @ListOf(() => MissingOptionResponse, {
    about: 'Answers that their question in the form does not have; they stay.',
  })
  missingOptions: MissingOptionResponse[];
  @ListOf(() => FormChangeResponse, { about: 'The first 500 of what is created or changed.' })
  changes: FormChangeResponse[];
  @Nested(() => PlannedEffectResponse) effect: PlannedEffectResponse;
  @ListOf(() => FormNoteResponse, { about: 'What is worth knowing of how the form was read.' })
  notes: FormNoteResponse[];

  static from(result: FormSyncResult, language: Language): FormSyncResponse {
    return {
      ...NO_OPTION_CHANGES,
      ...result,
      notes: result.notes.map(({ code, params }) => ({ code, message: messageOf(code, language, params) })),
    };
  }
}

/** What a sync did, or would do, as a job keeps it: notes become sentences when they are read. */
export type FormSyncResult = Omit<FormSyncResponse, 'notes'> & { notes: FormNote[] };

/** What a sync does to sections and questions. */
export type FormReport = Omit<FormSyncResult, 'effect'>;
