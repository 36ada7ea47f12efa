/** The canonical address of every screen of the back office. */
export const paths = {
  dashboard: '/dashboard',
  analytics: '/analytics',
  questionnaires: '/questionnaires',
  uiTexts: '/ui-texts',
  access: '/admin-access',
  configuration: '/config',
  users: '/users',
  settings: '/settings',
  account: '/account',
  audit: '/audit',
  mailPreview: '/mail-preview',
  aiUsage: '/ai-usage',
  backgroundWork: '/jobs',
  webhooks: '/webhooks',
} as const;

/** Other addresses that people type or have bookmarked, and the screen each one means. */
export const aliases: Readonly<Record<string, string>> = {
  '/admin': paths.dashboard,
  ...Object.fromEntries(Object.values(paths).map((path) => [`/admin${path}`, path])),
  '/admin/questionnaire-config': paths.configuration,
};
