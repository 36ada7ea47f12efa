import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { type MailChoice } from './mail-choice.ts';

/** A mail as it would go out now, and the texts that it is made of. */
export type MailPreview = Schemas['MailPreviewResponse'];
export type MailText = Schemas['MailTextResponse'];

/** Asked for each time somebody looks: a wording may have changed in another window. */
export function mailPreviewOptions(questionnaireId: number, { kind, language, evaluation }: MailChoice) {
  const values = evaluation === '' ? {} : { evaluationId: evaluation };
  return query(
    '/api/admin/mail-preview',
    { query: { questionnaireId, kind, language, ...values } },
    { staleTime: 0, refetchOnWindowFocus: true },
  );
}
