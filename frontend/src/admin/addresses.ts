import { generatePath } from 'react-router-dom';

/** Every screen of the back office and its address, for links. */
export const paths = {
  dashboard: '/dashboard',
  evaluation: '/evaluations/:id',
  review: '/review',
  inbox: '/inbox',
  collect: '/collect',
  analytics: '/analytics',
  analyticsPart: '/analytics/:part',
  configuration: '/config',
  configurationPart: '/config/:part',
  questionnaires: '/questionnaires',
  mailPreview: '/mail-preview',
  uiTexts: '/ui-texts',
  users: '/users',
  settings: '/settings',
  settingsPart: '/settings/:part',
  backgroundWork: '/jobs',
  aiUsage: '/ai-usage',
  trash: '/trash',
  personalData: '/personal-data',
  webhooks: '/webhooks',
  audit: '/audit',
  guide: '/guide/:page',
  account: '/account',
} as const satisfies Record<string, `/${string}`>;

export type ScreenName = keyof typeof paths;

/** Addresses that people type or have bookmarked, and the one that each leads to: every path stands below /admin, too. */
export const aliases: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(paths).map((path) => [`/admin${path}`, path])),
  '/admin': paths.dashboard,
  '/admin/questionnaire-config': paths.configuration,
  '/admin-access': paths.users,
  '/admin/admin-access': paths.users,
};

/** A place on a screen, such as a field: its address, what it is called and what it belongs to, as keys of texts. */
export interface Place {
  to: string;
  label: string;
  note: string;
}

/** The page of one evaluation. */
export function evaluationAddress(id: string): string {
  return generatePath(paths.evaluation, { id });
}

/** Where a setting is edited; the screen finds the page on which it stands. */
export function settingAddress(key: string): string {
  return `${paths.settings}#${key}`;
}

/** The queue of what waits for approval, beginning with one of it. */
export function reviewAddress(id?: string): string {
  return id === undefined ? paths.review : `${paths.review}?edit=${id}`;
}
