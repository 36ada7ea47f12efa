/** Where texts are shown, from what clients see to what admins see, each place with the beginnings of its keys in their order. */
const GROUPS = {
  public: {
    landing: [
      'landing.page',
      'landing.bar',
      'landing.hero',
      'landing.fact',
      'landing.sample',
      'landing.values',
      'landing.steps',
      'landing.band',
      'landing.behind',
      'landing.faq',
      'landing.footer',
    ],
    privacy: [
      'privacy.page',
      'privacy.short',
      'privacy.who',
      'privacy.visit',
      'privacy.form',
      'privacy.stored',
      'privacy.why',
      'privacy.processors',
      'privacy.link',
      'privacy.time',
      'privacy.rights',
      'privacy.admins',
    ],
    form: [
      'form.intro',
      'form.section',
      'form.question',
      'form.number',
      'form.saving',
      'form.later',
      'form.review',
      'form.send',
      'form.error',
      'form.done',
      'form.sent-in',
      'form.confirm',
      'form.notice',
      'form.not-yet',
      'form.closed',
      'form.empty',
      'form.unknown',
      'form.link-lost',
      'form.not-loaded',
      'form.preview',
      'form.page',
      'form.frame',
    ],
    'opt-out': ['opt-out'],
    everywhere: ['app', 'language', 'loading', 'error', 'score', 'toast'],
  },
  evaluation: {
    'evaluation-welcome': ['evaluation.welcome', 'evaluation.card'],
    'evaluation-result': [
      'evaluation.headline',
      'evaluation.few',
      'evaluation.verdict',
      'evaluation.score',
      'evaluation.gauge',
      'evaluation.position',
      'evaluation.change',
    ],
    'evaluation-section': [
      'evaluation.section',
      'evaluation.reasons',
      'evaluation.tip',
      'evaluation.product',
    ],
    'evaluation-summary': ['evaluation.summary', 'evaluation.plan'],
    'evaluation-offer': ['evaluation.offer'],
    'evaluation-share': ['evaluation.share', 'evaluation.links', 'evaluation.shared', 'evaluation.take'],
    'evaluation-frame': [
      'evaluation.page',
      'evaluation.contents',
      'evaluation.nav',
      'evaluation.next',
      'evaluation.trust',
    ],
    'evaluation-gone': [
      'evaluation.missing',
      'evaluation.expired',
      'evaluation.revoked',
      'evaluation.staff',
      'evaluation.unavailable',
      'evaluation.dialog',
    ],
    pdf: ['evaluation.pdf'],
  },
  mails: {
    'mail-every': [
      'email.brand',
      'email.link',
      'email.signature',
      'email.contact',
      'email.private',
      'email.opt-out',
      'email.footer',
    ],
    'mail-invitation': ['email.invitation'],
    'mail-reminder': ['email.reminder'],
    'mail-continue': ['email.continue'],
    'mail-confirm': ['email.confirm'],
    'mail-receipt': ['email.receipt'],
    'mail-result': ['email.result'],
    'mail-share': ['email.share'],
    'mail-offer-receipt': ['email.offer-receipt'],
    'mail-again': ['email.again'],
  },
  notices: {
    'mail-offer': ['email.offer'],
    'notice-digest': ['email.digest'],
    'notice-code': ['email.code'],
    'notice-admin-added': ['email.admin-added'],
    'notice-address-changed': ['email.address-changed'],
    'notice-admin-deleted': ['email.admin-deleted'],
    'notice-passkey-added': ['email.passkey-added'],
    'notice-passkeys-removed': ['email.passkeys-removed'],
    'notice-setting-changed': ['email.setting-changed'],
    'notice-unsent-alarm': ['email.unsent-alarm'],
    'notice-webhook-off': ['email.webhook-off'],
    'notice-mail-test': ['email.mail-test'],
  },
  admin: {
    'sign-in': ['sign-in'],
    shell: ['shell', 'find', 'session', 'system-bar', 'ui', 'picture'],
    dashboard: ['dashboard', 'start', 'warnings', 'upload', 'views'],
    evaluations: ['evaluations'],
    editing: ['page', 'edit'],
    review: ['review'],
    inbox: ['inbox'],
    collect: ['collect', 'online-form'],
    analytics: ['analytics'],
    configuration: ['config', 'sync', 'impact'],
    questionnaires: ['questionnaires'],
    'mail-preview': ['mails'],
    'ui-texts': ['ui-texts'],
    users: ['users'],
    settings: ['settings'],
    'background-work': ['background', 'jobs'],
    'ai-usage': ['ai-usage'],
    trash: ['trash'],
    'personal-data': ['personal-data'],
    webhooks: ['webhooks'],
    audit: ['audit'],
    guide: ['guide'],
    account: ['account'],
  },
  other: { unknown: [] },
} as const;

export type PlaceGroup = keyof typeof GROUPS;
export type Place = { [G in PlaceGroup]: keyof (typeof GROUPS)[G] & string }[PlaceGroup];

export const PLACE_GROUPS = Object.keys(GROUPS) as PlaceGroup[];

/** Every place with its group, in their order. */
export const PLACES = Object.entries(GROUPS).flatMap(([group, places]) =>
  Object.entries(places).map(([place, parts]) => ({
    place: place as Place,
    group: group as PlaceGroup,
    parts: parts as readonly string[],
  })),
);
export const PLACE_NAMES = PLACES.map(({ place }) => place);

/** A place, and the part of it that a text stands in: the beginning of its key. */
export interface Shown {
  place: Place;
  part: string;
}

const PARTS = PLACES.flatMap(({ place, parts }) => parts.map((part): Shown => ({ place, part })));
const RANKS = new Map(PARTS.map(({ part }, rank) => [part, rank]));

/** What is read first in a part; everything else follows as the files have it. */
const FIRST = ['subject', 'preheader', 'title', 'subtitle', 'greeting', 'lead', 'intro', 'text'];

/** Where a text of the product is shown, as its key says. Pure. */
export function whereShown(key: string): Shown {
  const rank = rankOf(key);
  return PARTS[rank] ?? { place: 'unknown', part: '' };
}

/** Texts place by place, in the order in which they are read there. Pure. */
export function inReadingOrder<T extends { key: string }>(texts: readonly T[]): T[] {
  const ranked = texts.map((text) => ({ text, part: rankOf(text.key), place: placeOf(text.key) }));
  return ranked.sort((a, b) => a.part - b.part || a.place - b.place).map(({ text }) => text);
}

/** The part whose beginning is the longest that the key has; those of none come last. */
function rankOf(key: string): number {
  const words = key.split('.');
  for (let length = words.length; length > 0; length--) {
    const rank = RANKS.get(words.slice(0, length).join('.'));
    if (rank !== undefined) return rank;
  }
  return PARTS.length;
}

function placeOf(key: string): number {
  const place = FIRST.indexOf(key.slice(key.lastIndexOf('.') + 1));
  return place === -1 ? FIRST.length : place;
}
