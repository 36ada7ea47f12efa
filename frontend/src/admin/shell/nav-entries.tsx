import { FileDoneOutlined } from '@ant-design/icons';
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
];
