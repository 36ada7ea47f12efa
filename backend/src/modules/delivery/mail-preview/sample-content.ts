import type { Language } from '../../../platform/http/languages.js';
import { longDay } from '../../../platform/text/long-day.js';
import type { WordedKind } from '../../mail/wording/mail-templates.js';

interface Sample {
  clientName: string;
  clinicName: string;
  productName: string;
  setting: string;
  questionnaire: string;
  result: string;
  change: string;
  tips: string[];
  message: string;
  askedAt: string;
}

const SAMPLES: Readonly<Record<Language, Sample>> = {
  hu: {
    clientName: 'Dr. Minta Anna',
    clinicName: 'Minta Rendelő',
    productName: 'Online időpontfoglalás',
    setting: 'AI-szolgáltatás kulcsa',
    questionnaire: 'Digitális érettség felmérése',
    result: '57,7% (jó)',
    change:
      'A legutóbbi kitöltés (2026. május 12.) óta 6,2 százalékponttal jobb az eredmény: akkor 51,5% volt, most 57,7%.',
    tips: [
      'Tegyék elérhetővé az online időpontfoglalást.',
      'Küldjenek emlékeztetőt a közelgő vizsgálatokról.',
    ],
    message: 'Két rendelőnk van, mindkettőre kérnénk az ajánlatot.\nDélelőtt vagyunk elérhetők.',
    askedAt: '2026. november 23. 10:12',
  },
  en: {
    clientName: 'Dr Anna Sample',
    clinicName: 'Sample Clinic',
    productName: 'Online booking',
    setting: 'Key of the AI service',
    questionnaire: 'Digital maturity assessment',
    result: '57.7% (good)',
    change: 'The result is up by 6.2 percentage points since last time (12 May 2026): from 51.5% to 57.7%.',
    tips: ['Let patients book appointments online.', 'Send reminders before each appointment.'],
    message: 'We have two clinics and would like an offer for both.\nMornings are best to reach us.',
    askedAt: '23 November 2026 at 10:12',
  },
  ro: {
    clientName: 'Dr. Ana Exemplu',
    clinicName: 'Clinica Exemplu',
    productName: 'Programări online',
    setting: 'Cheia serviciului AI',
    questionnaire: 'Evaluarea maturității digitale',
    result: '57,7 % (bun)',
    change:
      'Rezultatul a crescut cu 6,2 puncte procentuale față de completarea anterioară (12 mai 2026): de la 51,5 % la 57,7 %.',
    tips: ['Oferiți pacienților programări online.', 'Trimiteți mementouri înaintea fiecărei consultații.'],
    message: 'Avem două clinici și dorim oferta pentru amândouă.\nNe puteți contacta dimineața.',
    askedAt: '23 noiembrie 2026 la 10:12',
  },
};

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
  confirm: '/q/sample#confirm=sample',
  continue: '/q/sample#continue=sample',
  invitation: '/q/sample#invitation=sample',
  again: '/q/sample#invitation=sample',
  reminder: '/q/sample#invitation=sample',
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
  const { tips, result, ...names } = SAMPLES[language];
  return {
    ...names,
    clientEmail: SAMPLE_ADDRESS,
    phone: SAMPLE_PHONE,
    score: kind === 'result' ? result : '23',
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
