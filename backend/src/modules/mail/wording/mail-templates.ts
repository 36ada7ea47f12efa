import { DIGEST_LINES, DIGEST_LINKS } from './digest-lines.js';
import { type Outline, RESULT_CASES } from './outline.js';
import type { MailTextKey } from './texts.js';

/** Mails to admins about their own account and about settings. */
export const NOTICE_KINDS = [
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
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Mails about a questionnaire that is filled in on this site, and not about an evaluation. */
export const FORM_KINDS = ['continue', 'invitation', 'again', 'reminder'] as const;

/** Mails that nobody asked for, so that each offers to opt out. */
export const UNASKED_KINDS: readonly MailKind[] = ['invitation', 'again', 'reminder'];

/** The kinds of mails that have a wording of their own; a test of the result is worded like it. */
export const WORDED_KINDS = [
  'result',
  'receipt',
  'confirm',
  'share',
  'offer',
  'offer-receipt',
  ...FORM_KINDS,
  'code',
  ...NOTICE_KINDS,
] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];
export type MailKind = WordedKind | 'test';

/** Codes and notices belong to no questionnaire, so only global texts word them. */
export const isAboutAdmins = (kind: WordedKind): boolean =>
  kind === 'code' || (NOTICE_KINDS as readonly WordedKind[]).includes(kind);

/** Texts that stand in every mail. */
export const COMMON_KEYS = ['email.brand', 'email.link', 'email.footer'] as const satisfies MailTextKey[];

const named = <K extends WordedKind>(kind: K) => ({
  subject: `email.${kind}.subject` as const,
  preheader: `email.${kind}.preheader` as const,
  title: `email.${kind}.title` as const,
  button: `email.${kind}.button` as const,
});

/** What every mail to clinics may name: who signs it, whom to ask, and where its button leads. */
const FROM_US = ['signer', 'contact', 'link'];
const INVITED = ['clientName', 'clinicName', 'questionnaire', 'minutes', 'optOut', ...FROM_US];

type AccountNotice = 'address-changed' | 'passkey-added' | 'passkeys-removed';
const accountNotice = <K extends AccountNotice>(kind: K, placeholders: readonly string[]) => ({
  ...named(kind),
  paragraphs: [`email.${kind}.facts` as const, `email.${kind}.content` as const],
  after: [`email.${kind}.contact` as const],
  placeholders,
});

export const MAIL_TEMPLATES: Readonly<Record<WordedKind, Outline>> = {
  code: {
    ...named('code'),
    paragraphs: ['email.code.intro'],
    after: ['email.code.ignore'],
    placeholders: ['code', 'contact', 'link'],
  },
  result: {
    ...named('result'),
    paragraphs: ['email.result.greeting', 'email.result.intro', 'email.result.step'],
    below: ['email.result.change', 'email.result.content', 'email.signature'],
    after: ['email.contact', 'email.result.private'],
    onlyWith: { 'email.result.change': ['change'], 'email.result.step': ['step'] },
    instead: RESULT_CASES,
    placeholders: [
      'clientName',
      'clinicName',
      'score',
      'percent',
      'step',
      'reason',
      'change',
      'answered',
      'questions',
      ...FROM_US,
    ],
  },
  receipt: {
    ...named('receipt'),
    paragraphs: ['email.receipt.greeting', 'email.receipt.intro', 'email.receipt.due'],
    below: ['email.receipt.content', 'email.signature'],
    after: ['email.receipt.contact'],
    onlyWith: { 'email.receipt.due': ['due'] },
    placeholders: ['clientName', 'clinicName', 'due', ...FROM_US],
  },
  confirm: {
    ...named('confirm'),
    paragraphs: ['email.confirm.greeting', 'email.confirm.intro'],
    below: ['email.confirm.facts', 'email.confirm.content', 'email.confirm.within', 'email.signature'],
    onlyWith: { 'email.confirm.within': ['within'] },
    after: ['email.confirm.ignore', 'email.contact'],
    placeholders: ['clientName', 'clinicName', 'within', ...FROM_US],
  },
  continue: {
    ...named('continue'),
    paragraphs: ['email.continue.intro'],
    below: ['email.continue.content', 'email.signature'],
    after: ['email.continue.private', 'email.continue.ignore', 'email.contact'],
    placeholders: ['questionnaire', ...FROM_US],
  },
  invitation: {
    ...named('invitation'),
    paragraphs: ['email.invitation.greeting', 'email.invitation.intro'],
    below: ['email.invitation.facts', 'email.invitation.content', 'email.signature'],
    after: ['email.private', 'email.invitation.reason', 'email.contact', 'email.opt-out'],
    placeholders: INVITED,
  },
  again: {
    ...named('again'),
    paragraphs: ['email.again.greeting', 'email.again.intro'],
    below: ['email.again.facts', 'email.again.content', 'email.signature'],
    after: ['email.private', 'email.again.reason', 'email.contact', 'email.opt-out'],
    placeholders: [...INVITED, 'date'],
  },
  reminder: {
    ...named('reminder'),
    paragraphs: ['email.reminder.greeting', 'email.reminder.intro'],
    below: ['email.reminder.facts', 'email.signature'],
    after: ['email.private', 'email.reminder.reason', 'email.contact', 'email.opt-out'],
    placeholders: INVITED,
  },
  share: {
    ...named('share'),
    paragraphs: ['email.share.intro'],
    below: ['email.share.content', 'email.signature'],
    after: ['email.share.ignore', 'email.contact'],
    placeholders: ['clinicName', ...FROM_US],
  },
  offer: {
    ...named('offer'),
    paragraphs: [
      'email.offer.intro',
      'email.offer.facts',
      'email.offer.message',
      'email.offer.tips',
      'email.offer.gain',
    ],
    after: ['email.offer.reply'],
    onlyWith: {
      'email.offer.tips': ['tips'],
      'email.offer.gain': ['tips', 'newScore'],
      'email.offer.message': ['message'],
    },
    placeholders: [
      'productName',
      'clinicName',
      'clientName',
      'clientEmail',
      'phone',
      'message',
      'score',
      'maxScore',
      'newScore',
      'tips',
      'contact',
      'link',
    ],
  },
  'offer-receipt': {
    ...named('offer-receipt'),
    paragraphs: ['email.offer-receipt.greeting', 'email.offer-receipt.intro'],
    below: [
      'email.offer-receipt.content',
      'email.offer-receipt.facts',
      'email.offer-receipt.message',
      'email.signature',
    ],
    after: ['email.offer-receipt.ignore'],
    onlyWith: { 'email.offer-receipt.message': ['message'] },
    placeholders: ['productName', 'clinicName', 'clientName', 'askedAt', 'message', ...FROM_US],
  },
  'admin-added': {
    ...named('admin-added'),
    paragraphs: ['email.admin-added.intro', 'email.admin-added.content'],
    after: ['email.admin-added.contact'],
    placeholders: ['admin', 'email', 'contact', 'link'],
  },
  'address-changed': accountNotice('address-changed', ['admin', 'formerEmail', 'email', 'contact', 'link']),
  'admin-deleted': {
    ...named('admin-deleted'),
    paragraphs: ['email.admin-deleted.intro'],
    after: ['email.admin-deleted.contact'],
    placeholders: ['admin', 'email', 'contact', 'link'],
  },
  'passkey-added': accountNotice('passkey-added', ['passkey', 'email', 'contact', 'link']),
  'passkeys-removed': accountNotice('passkeys-removed', ['admin', 'email', 'contact', 'link']),
  'setting-changed': {
    ...named('setting-changed'),
    paragraphs: ['email.setting-changed.facts', 'email.setting-changed.content'],
    after: ['email.setting-changed.advice'],
    placeholders: ['admin', 'setting', 'contact', 'link'],
  },
  'mail-test': {
    ...named('mail-test'),
    paragraphs: ['email.mail-test.intro'],
    after: ['email.mail-test.advice'],
    placeholders: ['contact', 'link'],
  },
  'unsent-alarm': {
    ...named('unsent-alarm'),
    paragraphs: ['email.unsent-alarm.intro', 'email.unsent-alarm.facts'],
    after: ['email.unsent-alarm.advice'],
    placeholders: ['questionnaire', 'count', 'hours', 'promised', 'contact', 'link'],
  },
  digest: {
    ...named('digest'),
    paragraphs: ['email.digest.intro', 'email.digest.facts'],
    after: ['email.digest.advice'],
    placeholders: ['total', ...Object.keys(DIGEST_LINES), 'contact', 'link'],
    rowLinks: DIGEST_LINKS,
  },
  'webhook-off': {
    ...named('webhook-off'),
    paragraphs: ['email.webhook-off.intro', 'email.webhook-off.facts'],
    after: ['email.webhook-off.advice'],
    placeholders: ['questionnaire', 'address', 'contact', 'link'],
  },
};

export const outlineOf = (kind: MailKind): Outline => MAIL_TEMPLATES[kind === 'test' ? 'result' : kind];
