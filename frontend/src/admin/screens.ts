import {
  ApiOutlined,
  AuditOutlined,
  BarChartOutlined,
  ClockCircleOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FormOutlined,
  InboxOutlined,
  MailOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShareAltOutlined,
  SlidersOutlined,
  TeamOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { type ComponentType } from 'react';

/** A place on a screen, such as a field: its address, what it is called and what it belongs to, as keys of texts. */
export interface Place {
  to: string;
  label: string;
  note: string;
}

/** A screen of the back office: routes, side bar, the static host's addresses and the tests read it here. */
export interface Screen {
  path: string;
  /** Other addresses that people type or have bookmarked, besides /admin and the path. */
  aliases?: readonly string[];
  load: () => Promise<ComponentType>;
  /** The folders whose texts are loaded with it. */
  texts: readonly string[];
  /** It works on one questionnaire, and cannot be seen by somebody who has none. */
  ofQuestionnaire?: boolean;
  /** Its place in the side bar, in the order of this list; `operation`: in the part for whoever runs the site. */
  entry?: { icon: typeof AuditOutlined; label: string; operation?: true };
  /** What the palette calls a screen that has no place in the side bar. */
  label?: string;
  /** Places on it that the palette finds by name; their words are among its texts. */
  places?: () => Promise<readonly Place[]>;
}

type ScreenName =
  | 'dashboard'
  | 'evaluation'
  | 'guide'
  | 'review'
  | 'inbox'
  | 'collect'
  | 'analytics'
  | 'questionnaires'
  | 'uiTexts'
  | 'configuration'
  | 'configurationPart'
  | 'users'
  | 'settings'
  | 'audit'
  | 'account'
  | 'aiUsage'
  | 'backgroundWork'
  | 'mailPreview'
  | 'personalData'
  | 'trash'
  | 'webhooks';

/** Every screen of the back office. A new one is added here: docs/recipes/add-a-screen.md. */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  dashboard: {
    path: '/dashboard',
    aliases: ['/admin'],
    load: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
    texts: ['dashboard', 'evaluations', 'guided-start'],
    ofQuestionnaire: true,
    entry: { icon: FileDoneOutlined, label: 'shell.nav.dashboard' },
  },
  evaluation: {
    path: '/evaluations/:id',
    load: async () => (await import('./evaluation/evaluation-screen.tsx')).EvaluationScreen,
    texts: ['evaluations', 'evaluation-page'],
  },
  review: {
    path: '/review',
    load: async () => (await import('./review/review-screen.tsx')).ReviewScreen,
    texts: ['evaluations', 'evaluation-page', 'review'],
    ofQuestionnaire: true,
  },
  inbox: {
    path: '/inbox',
    load: async () => (await import('./inbox/inbox-page.tsx')).InboxPage,
    texts: ['inbox'],
    entry: { icon: InboxOutlined, label: 'shell.nav.inbox' },
  },
  collect: {
    path: '/collect',
    load: async () => (await import('./collect/collect-page.tsx')).CollectPage,
    texts: ['collect', 'online-form'],
    ofQuestionnaire: true,
    entry: { icon: ShareAltOutlined, label: 'shell.nav.collect' },
  },
  analytics: {
    path: '/analytics',
    load: async () => (await import('./analytics/analytics-page.tsx')).AnalyticsPage,
    texts: ['analytics'],
    ofQuestionnaire: true,
    entry: { icon: BarChartOutlined, label: 'shell.nav.analytics' },
  },
  configuration: {
    path: '/config',
    aliases: ['/admin/questionnaire-config'],
    load: async () => (await import('./configuration/configuration-page.tsx')).ConfigurationPage,
    texts: ['configuration', 'form-sync', 'guided-start', 'impact', 'integrations', 'online-form'],
    ofQuestionnaire: true,
    entry: { icon: SlidersOutlined, label: 'shell.nav.configuration' },
  },
  configurationPart: {
    path: '/config/:part',
    load: async () => (await import('./configuration/configuration-page.tsx')).ConfigurationPage,
    texts: ['configuration', 'form-sync', 'guided-start', 'impact', 'integrations', 'online-form'],
    ofQuestionnaire: true,
  },
  questionnaires: {
    path: '/questionnaires',
    load: async () => (await import('./questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
    texts: ['questionnaires', 'form-sync', 'impact', 'online-form'],
    entry: { icon: FormOutlined, label: 'shell.nav.questionnaires' },
  },
  mailPreview: {
    path: '/mail-preview',
    load: async () => (await import('./mail-preview/mail-preview-page.tsx')).MailPreviewPage,
    texts: ['mail-preview'],
    ofQuestionnaire: true,
    entry: { icon: MailOutlined, label: 'shell.nav.mail-preview' },
  },
  uiTexts: {
    path: '/ui-texts',
    load: async () => (await import('./ui-texts/ui-texts-page.tsx')).UiTextsPage,
    texts: ['ui-texts', 'translation-file'],
    entry: { icon: TranslationOutlined, label: 'shell.nav.ui-texts' },
  },
  users: {
    path: '/users',
    aliases: ['/admin-access', '/admin/admin-access'],
    load: async () => (await import('./users/users-page.tsx')).UsersPage,
    texts: ['users'],
    entry: { icon: TeamOutlined, label: 'shell.nav.users' },
  },
  settings: {
    path: '/settings',
    load: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
    texts: ['settings', 'integrations', 'translation-file'],
    places: async () => (await import('./settings/setting-places.ts')).settingPlaces,
    entry: { icon: SettingOutlined, label: 'shell.nav.settings' },
  },
  backgroundWork: {
    path: '/jobs',
    load: async () => (await import('./background-work/background-work-page.tsx')).BackgroundWorkPage,
    texts: ['background-work'],
    entry: { icon: ClockCircleOutlined, label: 'shell.nav.background-work', operation: true },
  },
  aiUsage: {
    path: '/ai-usage',
    load: async () => (await import('./ai-usage/ai-usage-page.tsx')).AiUsagePage,
    texts: ['ai-usage'],
    entry: { icon: DashboardOutlined, label: 'shell.nav.ai-usage', operation: true },
  },
  trash: {
    path: '/trash',
    load: async () => (await import('./trash/trash-page.tsx')).TrashPage,
    texts: ['trash'],
    ofQuestionnaire: true,
    label: 'shell.trash',
  },
  personalData: {
    path: '/personal-data',
    load: async () => (await import('./personal-data/personal-data-page.tsx')).PersonalDataPage,
    texts: ['personal-data'],
    ofQuestionnaire: true,
    entry: { icon: SafetyOutlined, label: 'shell.nav.personal-data', operation: true },
  },
  webhooks: {
    path: '/webhooks',
    load: async () => (await import('./webhooks/webhooks-page.tsx')).WebhooksPage,
    texts: ['webhooks'],
    ofQuestionnaire: true,
    entry: { icon: ApiOutlined, label: 'shell.nav.webhooks', operation: true },
  },
  audit: {
    path: '/audit',
    load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
    texts: ['audit'],
    entry: { icon: AuditOutlined, label: 'shell.nav.audit', operation: true },
  },
  guide: {
    path: '/guide/:page',
    load: async () => (await import('./guide/guide-page.tsx')).GuidePage,
    texts: ['guide'],
    label: 'shell.guide',
  },
  account: {
    path: '/account',
    load: async () => (await import('./account/account-page.tsx')).AccountPage,
    texts: ['account'],
    label: 'shell.account.own',
  },
};

/** The address of every screen, for links. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, path]),
) as Readonly<Record<ScreenName, string>>;

/** The other addresses, and the one that each leads to. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(screens).flatMap(({ path, aliases = [] }) =>
    [...aliases, `/admin${path}`].map((alias) => [alias, path]),
  ),
);
