import {
  AuditOutlined,
  BarChartOutlined,
  ClockCircleOutlined,
  FileDoneOutlined,
  FormOutlined,
  InboxOutlined,
  SettingOutlined,
  ShareAltOutlined,
  SlidersOutlined,
  TeamOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { type ComponentType } from 'react';
import { paths, type Place, type ScreenName } from './addresses.ts';

/** The parts of the side bar, in their order. */
export const entryGroups = ['work', 'questionnaire', 'administration'] as const;

/** A screen of the back office. */
interface Declared {
  load: () => Promise<ComponentType>;
  /** The folders whose texts are loaded with it. */
  texts: readonly string[];
  /** It works on one questionnaire, and cannot be seen by somebody who has none. */
  ofQuestionnaire?: boolean;
  /** Its place in the side bar, in the order of this list; `operation` is folded below the administration. */
  entry?: { icon: typeof AuditOutlined; label: string; group: (typeof entryGroups)[number] | 'operation' };
  /** What the palette calls a screen that has no place in the side bar. */
  label?: string;
  /** What the palette offers to do on it from anywhere: an address, and a text of the frame. */
  actions?: readonly { to: string; label: string }[];
  /** Places on it that the palette finds by name; their words are among its texts. */
  places?: () => Promise<readonly Place[]>;
}

/** Every screen of the back office. A new one is added here and in addresses.ts: docs/recipes/add-a-screen.md. */
const screens: Readonly<Record<ScreenName, Declared>> = {
  dashboard: {
    load: async () => (await import('./screens/evaluations/list/dashboard-page.tsx')).DashboardPage,
    texts: ['screens/evaluations/list', 'screens/evaluations', 'kit/guided-start'],
    ofQuestionnaire: true,
    entry: { icon: FileDoneOutlined, label: 'shell.nav.dashboard', group: 'work' },
    actions: [
      { to: `${paths.dashboard}?upload`, label: 'find.do.upload' },
      { to: `${paths.dashboard}?write`, label: 'find.do.write' },
    ],
  },
  evaluation: {
    load: async () => (await import('./screens/evaluations/page/evaluation-screen.tsx')).EvaluationScreen,
    texts: ['screens/evaluations', 'screens/evaluations/page'],
  },
  review: {
    load: async () => (await import('./screens/evaluations/queue/review-screen.tsx')).ReviewScreen,
    texts: ['screens/evaluations', 'screens/evaluations/page', 'screens/evaluations/queue'],
    ofQuestionnaire: true,
    actions: [{ to: paths.review, label: 'find.do.review' }],
  },
  inbox: {
    load: async () => (await import('./screens/inbox/inbox-page.tsx')).InboxPage,
    texts: ['screens/inbox'],
    entry: { icon: InboxOutlined, label: 'shell.nav.inbox', group: 'work' },
  },
  analytics: {
    load: async () => (await import('./screens/analytics/analytics-page.tsx')).AnalyticsPage,
    texts: ['screens/analytics'],
    ofQuestionnaire: true,
    entry: { icon: BarChartOutlined, label: 'shell.nav.analytics', group: 'work' },
  },
  analyticsPart: {
    load: async () => (await import('./screens/analytics/analytics-page.tsx')).AnalyticsPage,
    texts: ['screens/analytics'],
    ofQuestionnaire: true,
  },
  configuration: {
    load: async () => (await import('./screens/configuration/configuration-page.tsx')).ConfigurationPage,
    texts: [
      'screens/configuration',
      'kit/form-sync',
      'kit/question-fields',
      'kit/impact',
      'kit/integrations',
      'kit/online-form',
    ],
    ofQuestionnaire: true,
    entry: { icon: SlidersOutlined, label: 'shell.nav.configuration', group: 'questionnaire' },
    actions: [{ to: `${paths.configuration}/questions?new`, label: 'find.do.question' }],
  },
  configurationPart: {
    load: async () => (await import('./screens/configuration/configuration-page.tsx')).ConfigurationPage,
    texts: [
      'screens/configuration',
      'kit/form-sync',
      'kit/question-fields',
      'kit/impact',
      'kit/integrations',
      'kit/online-form',
    ],
    ofQuestionnaire: true,
  },
  questionnaires: {
    load: async () => (await import('./screens/questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
    texts: [
      'screens/questionnaires',
      'kit/form-sync',
      'kit/question-fields',
      'kit/impact',
      'kit/online-form',
    ],
    entry: { icon: FormOutlined, label: 'shell.nav.questionnaires', group: 'questionnaire' },
    actions: [{ to: `${paths.questionnaires}?new`, label: 'find.do.questionnaire' }],
  },
  collect: {
    load: async () => (await import('./screens/collect/collect-page.tsx')).CollectPage,
    texts: ['screens/collect', 'kit/online-form'],
    ofQuestionnaire: true,
    entry: { icon: ShareAltOutlined, label: 'shell.nav.collect', group: 'questionnaire' },
  },
  uiTexts: {
    load: async () => (await import('./screens/ui-texts/ui-texts-page.tsx')).UiTextsPage,
    texts: ['screens/ui-texts', 'kit/translation-file'],
    entry: { icon: TranslationOutlined, label: 'shell.nav.ui-texts', group: 'questionnaire' },
  },
  mailPreview: {
    load: async () => (await import('./screens/mail-preview/mail-preview-page.tsx')).MailPreviewPage,
    texts: ['screens/mail-preview', 'screens/ui-texts', 'kit/translation-file'],
    ofQuestionnaire: true,
    label: 'shell.nav.mail-preview',
  },
  users: {
    load: async () => (await import('./screens/users/users-page.tsx')).UsersPage,
    texts: ['screens/users'],
    entry: { icon: TeamOutlined, label: 'shell.nav.users', group: 'administration' },
  },
  settings: {
    load: async () => (await import('./screens/settings/settings-page.tsx')).SettingsPage,
    texts: ['screens/settings', 'kit/integrations', 'kit/translation-file'],
    places: async () => (await import('./screens/settings/setting-places.ts')).settingPlaces,
    entry: { icon: SettingOutlined, label: 'shell.nav.settings', group: 'administration' },
  },
  settingsPart: {
    load: async () => (await import('./screens/settings/settings-page.tsx')).SettingsPage,
    texts: ['screens/settings', 'kit/integrations', 'kit/translation-file'],
  },
  backgroundWork: {
    load: async () => (await import('./screens/background-work/background-work-page.tsx')).BackgroundWorkPage,
    texts: ['screens/background-work'],
    entry: { icon: ClockCircleOutlined, label: 'shell.nav.background-work', group: 'operation' },
  },
  aiUsage: {
    load: async () => (await import('./screens/ai-usage/ai-usage-page.tsx')).AiUsagePage,
    texts: ['screens/ai-usage'],
    label: 'shell.nav.ai-usage',
  },
  trash: {
    load: async () => (await import('./screens/trash/trash-page.tsx')).TrashPage,
    texts: ['screens/trash'],
    ofQuestionnaire: true,
    label: 'shell.trash',
  },
  personalData: {
    load: async () => (await import('./screens/personal-data/personal-data-page.tsx')).PersonalDataPage,
    texts: ['screens/personal-data'],
    ofQuestionnaire: true,
    label: 'shell.nav.personal-data',
  },
  webhooks: {
    load: async () => (await import('./screens/webhooks/webhooks-page.tsx')).WebhooksPage,
    texts: ['screens/webhooks'],
    ofQuestionnaire: true,
    label: 'shell.nav.webhooks',
  },
  audit: {
    load: async () => (await import('./screens/audit/audit-page.tsx')).AuditPage,
    texts: ['screens/audit'],
    entry: { icon: AuditOutlined, label: 'shell.nav.audit', group: 'operation' },
  },
  guide: {
    load: async () => (await import('./screens/guide/guide-page.tsx')).GuidePage,
    texts: [],
  },
  account: {
    load: async () => (await import('./screens/account/account-page.tsx')).AccountPage,
    texts: ['screens/account'],
    label: 'shell.account.own',
  },
};

export interface Screen extends Declared {
  path: string;
}

/** The screens with their addresses, in the order of the side bar: routes, side bar and palette follow from it. */
export const screenList: readonly Screen[] = Object.entries(screens).map(([name, screen]) => ({
  ...screen,
  path: paths[name as ScreenName],
}));

/** The guide beside the page, whose texts are in one folder. */
export const helpParts = {
  texts: 'screens/guide',
  load: () => import('./screens/guide/guide.ts'),
};
