import type { Language } from '../../../platform/http/languages.js';
import { longDay } from '../../../platform/text/long-day.js';
import type { WordedKind } from '../../mail/wording/mail-templates.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

const SAMPLES = { hu, en, ro };

/** Whom the preview names where there is no evaluation, or nothing of its own to name. */
export const SAMPLE_ADDRESS = 'anna@example.com';
const SAMPLE_PHONE = '+36 1 555 0100';
const SAMPLE_DAY = new Date('2026-05-12T10:00:00Z');
const SAMPLE_CODE = '123456';

/** Where the button of a made-up mail leads. */
export const SAMPLE_LINKS: Readonly<Record<WordedKind, string>> = {
  code: `/auth?${new URLSearchParams({ token: SAMPLE_CODE, email: SAMPLE_ADDRESS }).toString()}`,
  result: '/evaluation/sample',
  receipt: '/',
  confirm: '/q/sample?mail=confirm#confirm=sample',
  continue: '/q/sample?mail=continue#continue=sample',
  invitation: '/q/sample?mail=invitation#invitation=sample',
  again: '/q/sample?mail=invitation#invitation=sample',
  reminder: '/q/sample?mail=invitation#invitation=sample',
  share: '/evaluation/sample',
  offer: '/dashboard',
  'offer-receipt': '/evaluation/sample',
  'admin-added': '/auth',
  'address-changed': '/auth',
  'admin-deleted': '/',
  'passkey-added': '/account',
  'passkeys-removed': '/auth',
  'setting-changed': '/settings',
  'mail-test': '/settings',
  'unsent-alarm': '/dashboard',
  digest: '/inbox',
  'webhook-off': '/webhooks',
};

/** Made-up values for every placeholder of a mail. Pure. */
export function sampleContent(
  kind: WordedKind,
  language: Language,
  publicUrl: string,
): Record<string, string> {
  const { tips, result, percent, ...names } = SAMPLES[language];
  return {
    ...names,
    clientEmail: SAMPLE_ADDRESS,
    phone: SAMPLE_PHONE,
    ...(kind === 'result' ? { score: result, percent } : { score: '23' }),
    step: tips[0]!,
    maxScore: '40',
    newScore: '29',
    date: longDay(SAMPLE_DAY, language),
    minutes: '10',
    optOut: `${publicUrl}/opt-out?lang=${language}#sample`,
    count: '3',
    total: '9',
    toReview: '4',
    overdue: '1',
    offers: '2',
    undelivered: '1',
    refused: '1',
    unconfirmed: '',
    unknownAnswers: '',
    syncs: '',
    jobs: '',
    hours: '12',
    promised: '24',
    tips: tips.map((tip) => `• ${tip}`).join('\n'),
    code: SAMPLE_CODE,
    admin: 'admin@example.com',
    email: SAMPLE_ADDRESS,
    passkey: 'MacBook',
    formerEmail: 'anna@former.example.com',
    address: 'hooks.example.com',
    link: `${publicUrl}${SAMPLE_LINKS[kind]}`,
  };
}
