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
import { paths, type Place, type ScreenName } from './addresses.ts';

/** A screen of the back office. */
interface Declared {
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

/** Every screen of the back office. A new one is added here and in addresses.ts: docs/recipes/add-a-screen.md. */
const screens: Readonly<Record<ScreenName, Declared>> = {
  dashboard: {
    load: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
    texts: ['dashboard', 'evaluations', 'guided-start'],
    ofQuestionnaire: true,
    entry: { icon: FileDoneOutlined, label: 'shell.nav.dashboard' },
  },
  evaluation: {
    load: async () => (await import('./evaluation/evaluation-screen.tsx')).EvaluationScreen,
    texts: ['evaluations', 'evaluation-page'],
  },
  review: {
    load: async () => (await import('./review/review-screen.tsx')).ReviewScreen,
    texts: ['evaluations', 'evaluation-page', 'review'],
    ofQuestionnaire: true,
  },
  inbox: {
    load: async () => (await import('./inbox/inbox-page.tsx')).InboxPage,
    texts: ['inbox'],
    entry: { icon: InboxOutlined, label: 'shell.nav.inbox' },
  },
  collect: {
    load: async () => (await import('./collect/collect-page.tsx')).CollectPage,
    texts: ['collect', 'online-form'],
    ofQuestionnaire: true,
    entry: { icon: ShareAltOutlined, label: 'shell.nav.collect' },
  },
  analytics: {
    load: async () => (await import('./analytics/analytics-page.tsx')).AnalyticsPage,
    texts: ['analytics'],
    ofQuestionnaire: true,
    entry: { icon: BarChartOutlined, label: 'shell.nav.analytics' },
  },
  configuration: {
    load: async () => (await import('./configuration/configuration-page.tsx')).ConfigurationPage,
    texts: ['configuration', 'form-sync', 'guided-start', 'impact', 'integrations', 'online-form'],
    ofQuestionnaire: true,
    entry: { icon: SlidersOutlined, label: 'shell.nav.configuration' },
  },
  configurationPart: {
    load: async () => (await import('./configuration/configuration-page.tsx')).ConfigurationPage,
    texts: ['configuration', 'form-sync', 'guided-start', 'impact', 'integrations', 'online-form'],
    ofQuestionnaire: true,
  },
  questionnaires: {
    load: async () => (await import('./questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
    texts: ['questionnaires', 'form-sync', 'impact', 'online-form'],
    entry: { icon: FormOutlined, label: 'shell.nav.questionnaires' },
  },
  mailPreview: {
    load: async () => (await import('./mail-preview/mail-preview-page.tsx')).MailPreviewPage,
    texts: ['mail-preview'],
    ofQuestionnaire: true,
    entry: { icon: MailOutlined, label: 'shell.nav.mail-preview' },
  },
  uiTexts: {
    load: async () => (await import('./ui-texts/ui-texts-page.tsx')).UiTextsPage,
    texts: ['ui-texts', 'translation-file'],
    entry: { icon: TranslationOutlined, label: 'shell.nav.ui-texts' },
  },
  users: {
    load: async () => (await import('./users/users-page.tsx')).UsersPage,
    texts: ['users'],
    entry: { icon: TeamOutlined, label: 'shell.nav.users' },
  },
  settings: {
    load: async () => (await import('./settings/settings-page.tsx')).SettingsPage,
    texts: ['settings', 'integrations', 'translation-file'],
    places: async () => (await import('./settings/setting-places.ts')).settingPlaces,
    entry: { icon: SettingOutlined, label: 'shell.nav.settings' },
  },
  backgroundWork: {
    load: async () => (await import('./background-work/background-work-page.tsx')).BackgroundWorkPage,
    texts: ['background-work'],
    entry: { icon: ClockCircleOutlined, label: 'shell.nav.background-work', operation: true },
  },
  aiUsage: {
    load: async () => (await import('./ai-usage/ai-usage-page.tsx')).AiUsagePage,
    texts: ['ai-usage'],
    entry: { icon: DashboardOutlined, label: 'shell.nav.ai-usage', operation: true },
  },
  trash: {
    load: async () => (await import('./trash/trash-page.tsx')).TrashPage,
    texts: ['trash'],
    ofQuestionnaire: true,
    label: 'shell.trash',
  },
  personalData: {
    load: async () => (await import('./personal-data/personal-data-page.tsx')).PersonalDataPage,
    texts: ['personal-data'],
    ofQuestionnaire: true,
    entry: { icon: SafetyOutlined, label: 'shell.nav.personal-data', operation: true },
  },
  webhooks: {
    load: async () => (await import('./webhooks/webhooks-page.tsx')).WebhooksPage,
    texts: ['webhooks'],
    ofQuestionnaire: true,
    entry: { icon: ApiOutlined, label: 'shell.nav.webhooks', operation: true },
  },
  audit: {
    load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
    texts: ['audit'],
    entry: { icon: AuditOutlined, label: 'shell.nav.audit', operation: true },
  },
  guide: {
    load: async () => (await import('./guide/guide-page.tsx')).GuidePage,
    texts: ['guide'],
    label: 'shell.guide',
  },
  account: {
    load: async () => (await import('./account/account-page.tsx')).AccountPage,
    texts: ['account'],
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
