import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';
import { type MailChoice } from './mail-choice.ts';

/** A mail as it would go out now, and the texts that it is made of. */
export type MailPreview = components['schemas']['MailPreviewResponse'];
export type MailText = components['schemas']['MailTextResponse'];

/** Asked for each time somebody looks: a wording may have changed in another window. */
export function mailPreviewOptions(questionnaireId: number, { kind, language, evaluation }: MailChoice) {
  const values = evaluation === '' ? {} : { evaluationId: evaluation };
  return queryOptions<MailPreview>({
    queryKey: ['/api/admin/mail-preview', { questionnaireId, kind, language, ...values }],
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
