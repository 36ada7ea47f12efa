import type { DocumentedAccess } from '../platform/http/route-access.js';

/** What a description is made of. */
export interface DescribedCall {
  method: string;
  access: DocumentedAccess | undefined;
  isPaged: boolean;
  isLong: boolean;
  isIdempotent: boolean;
}

/** What a call's kind implies, in the same words for every call: who may make it, what it acts on, and how it answers. Pure. */
export function describeCall(call: DescribedCall): string {
  return [
    ...accessOf(call),
    ...(call.isPaged
      ? [
          'The list comes in pages: `limit` and `offset` choose one, `X-Total-Count` says how many rows there are.',
        ]
      : []),
    ...(call.isLong
      ? [
          'Long work: it answers when the work is done, or after 25 seconds with 202 and the job’s address in `Location`; ' +
            'with `Prefer: respond-async` at once.',
        ]
      : []),
    ...(call.isIdempotent
      ? ['With an `Idempotency-Key` the same call can be made again safely for 24 hours.']
      : []),
  ].join('\n\n');
}

function accessOf({ method, access }: DescribedCall): string[] {
  if (!access) return ['Open to everybody; no sign-in.'];
  const { scope, tokens, bound = scope !== 'nothing' } = access;
  const kinds = bound ? '' : ' for all questionnaires';
  return [
    !tokens
      ? 'For signed-in people only: an API token gets 403 `token_not_allowed`.'
      : method === 'GET'
        ? `For signed-in admins and API tokens${kinds}, also those that only read.`
        : `For signed-in admins and API tokens${kinds} that may write.`,
    ...(scope === 'nothing' ? [] : [objectOf(scope)]),
  ];
}

function objectOf({ of, by }: Exclude<DocumentedAccess['scope'], 'nothing'>): string {
  if (by === 'current')
    return (
      'Acts on the questionnaire that `questionnaireId` or the header `X-Questionnaire-Id` names, else on the session’s; ' +
      'an API token for all questionnaires has to name one.'
    );
  if (of === 'questionnaire')
    return 'The questionnaire has to be granted to you, else it answers 403 `no_access`.';
  return `What \`${by}\` names has to belong to a questionnaire that is granted to you, else it answers 404 \`not_found\`.`;
}
