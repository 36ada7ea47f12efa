import { useSearchParams } from 'react-router-dom';
import { languages, type Language } from '../../../shared/texts/languages.ts';

export const mailKinds = ['result', 'receipt', 'share', 'offer', 'offer-receipt', 'code'] as const;
/** About questionnaires that are filled in on this site. */
export const formKinds = ['confirm', 'continue', 'invitation', 'again', 'reminder'] as const;
/** What admins are mailed about themselves and about settings. */
export const noticeKinds = [
  'admin-added',
  'address-changed',
  'admin-deleted',
  'passkey-added',
  'passkeys-removed',
  'setting-changed',
  'mail-test',
  'unsent-alarm',
  'digest',
  'webhook-off',
] as const;
export type MailKind = (typeof mailKinds | typeof formKinds | typeof noticeKinds)[number];

/** Mails about an evaluation can be looked at with its values. */
export const isAboutEvaluation = (kind: MailKind): boolean =>
  ['result', 'receipt', 'share', 'offer', 'offer-receipt', 'confirm'].includes(kind);

/** Which mail is looked at; `evaluation` is the id of whose values are filled in, '' for made-up ones. */
export interface MailChoice {
  kind: MailKind;
  language: Language;
  evaluation: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the choice from the address bar; what is wrong there falls back to the result, in the questionnaire's language. */
export function readMailChoice(params: URLSearchParams, usual: Language): MailChoice {
  const evaluation = params.get('evaluation') ?? '';
  return {
    kind:
      [...mailKinds, ...formKinds, ...noticeKinds].find((kind) => kind === params.get('kind')) ?? 'result',
    language: languages.find((language) => language === params.get('language')) ?? usual,
    evaluation: uuid.test(evaluation) ? evaluation : '',
  };
}

/** The choice, and how to change a part of it. */
export function useMailChoice(usual: Language): [MailChoice, (change: Partial<MailChoice>) => void] {
  const [params, setParams] = useSearchParams();
  const choice = readMailChoice(params, usual);
  const choose = (change: Partial<MailChoice>) => {
    const { evaluation, ...rest } = { ...choice, ...change };
    setParams(evaluation === '' ? rest : { ...rest, evaluation }, { replace: true });
  };
  return [choice, choose];
}
