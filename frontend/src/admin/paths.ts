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
  '/admin/dashboard': paths.dashboard,
  '/admin/analytics': paths.analytics,
  '/admin/questionnaires': paths.questionnaires,
  '/admin/ui-texts': paths.uiTexts,
  '/admin/admin-access': paths.access,
  '/admin/config': paths.configuration,
  '/admin/questionnaire-config': paths.configuration,
  '/admin/users': paths.users,
  '/admin/settings': paths.settings,
  '/admin/account': paths.account,
  '/admin/audit': paths.audit,
  '/admin/mail-preview': paths.mailPreview,
  '/admin/ai-usage': paths.aiUsage,
  '/admin/jobs': paths.backgroundWork,
  '/admin/webhooks': paths.webhooks,
};
