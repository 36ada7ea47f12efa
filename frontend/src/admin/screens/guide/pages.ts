import { type paths } from '../../addresses.ts';

/** The guide's pages in their order, and the screen that each is about. */
export const guidePages = {
  start: null,
  dashboard: 'dashboard',
  inbox: 'inbox',
  review: 'review',
  evaluation: null,
  collect: 'collect',
  analytics: 'analytics',
  questionnaires: 'questionnaires',
  configuration: 'configuration',
  'mail-preview': 'mailPreview',
  'ui-texts': 'uiTexts',
  users: 'users',
  settings: 'settings',
  trash: 'trash',
  'background-work': 'backgroundWork',
  'ai-usage': 'aiUsage',
  'personal-data': 'personalData',
  webhooks: 'webhooks',
  audit: 'audit',
  account: 'account',
} as const satisfies Record<string, keyof typeof paths | null>;

export type GuidePage = keyof typeof guidePages;

/** The page about a screen, whose name may go on with what it shows, such as `evaluation-…`; else the first. */
export function guidePageOf(screen: string | undefined): GuidePage {
  const pages = Object.keys(guidePages) as GuidePage[];
  return pages.find((page) => screen === page || screen?.startsWith(`${page}-`)) ?? 'start';
}
