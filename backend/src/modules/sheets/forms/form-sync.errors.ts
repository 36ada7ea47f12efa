import { AppError, type ErrorParams } from '../../../platform/errors/app-error.js';
import type { GoogleWords } from '../sources/google.errors.js';
import type messages from './texts/messages.en.json';

/** The form can't be taken over until somebody changes something: its link, its settings or ours. */
export class FormProblem extends AppError {
  constructor(code: keyof typeof messages, params: ErrorParams = {}, cause?: unknown) {
    super(code, 409, params, { cause });
  }
}

/** What Google's refusals mean for a form; `email` is the service account, where one is set. */
export const formWords = (email: string | null): GoogleWords => ({
  codes: {
    not_found: 'form_not_found',
    bad_range: 'form_not_found',
    other_document: 'form_not_found',
    not_shared: 'form_not_shared',
    too_large: 'form_answer_unreadable',
  },
  params: { email: email ?? '', api: 'Google Forms API' },
});
