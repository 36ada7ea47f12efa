import {
  AuditOutlined,
  BarChartOutlined,
  FileDoneOutlined,
  FormOutlined,
  KeyOutlined,
  SettingOutlined,
  SlidersOutlined,
  TeamOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { type ReactNode } from 'react';
import { paths } from '../paths.ts';

export interface NavEntry {
  path: string;
  labelKey: string;
  icon: ReactNode;
}

/** The screens of the sidebar, in their order; a new screen is added here and in routes.tsx. */
export const navEntries: readonly NavEntry[] = [
  { path: paths.dashboard, labelKey: 'shell.nav.dashboard', icon: <FileDoneOutlined aria-hidden /> },
  { path: paths.analytics, labelKey: 'shell.nav.analytics', icon: <BarChartOutlined aria-hidden /> },
  { path: paths.questionnaires, labelKey: 'shell.nav.questionnaires', icon: <FormOutlined aria-hidden /> },
  { path: paths.uiTexts, labelKey: 'shell.nav.ui-texts', icon: <TranslationOutlined aria-hidden /> },
  { path: paths.access, labelKey: 'shell.nav.access', icon: <KeyOutlined aria-hidden /> },
  { path: paths.configuration, labelKey: 'shell.nav.configuration', icon: <SlidersOutlined aria-hidden /> },
  { path: paths.users, labelKey: 'shell.nav.users', icon: <TeamOutlined aria-hidden /> },
  { path: paths.settings, labelKey: 'shell.nav.settings', icon: <SettingOutlined aria-hidden /> },
  { path: paths.audit, labelKey: 'shell.nav.audit', icon: <AuditOutlined aria-hidden /> },
];
