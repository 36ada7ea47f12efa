/** The canonical address of every screen of the back office. */
export const paths = {
  dashboard: '/dashboard',
  analytics: '/analytics',
  questionnaires: '/questionnaires',
  configuration: '/config',
  mailPreview: '/mail-preview',
} as const;

/** Other addresses that people type or have bookmarked, and the screen each one means. */
export const aliases: Readonly<Record<string, string>> = {
  '/admin': paths.dashboard,
  '/admin/dashboard': paths.dashboard,
  '/admin/analytics': paths.analytics,
  '/admin/questionnaires': paths.questionnaires,
  '/admin/config': paths.configuration,
  '/admin/questionnaire-config': paths.configuration,
  '/admin/mail-preview': paths.mailPreview,
};
