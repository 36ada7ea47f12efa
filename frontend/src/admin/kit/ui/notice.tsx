import {
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  InfoCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type ReactNode } from 'react';
import styles from './notice.module.css';

const icons = {
  error: ExclamationCircleOutlined,
  warning: WarningOutlined,
  info: InfoCircleOutlined,
  success: CheckCircleOutlined,
} as const;

const tints = {
  error: 'tint-error',
  warning: 'tint-warning',
  info: 'tint-accent',
  success: 'tint-success',
} as const;

interface NoticeProps {
  tone: keyof typeof icons;
  /** Heads the text below it. */
  title?: string;
  /** Stands at the end, such as the button that puts the notice away. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Says at once, where the eye is, what is wrong or what to mind; assistive technology reads it out. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={`row gap-3 align-start box pad-3 roomy ${tints[tone]} ${styles.notice}`}
      data-tone={tone}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon aria-hidden className="space-above-1 text-4" />
      <div className="stack justify-start grow may-shrink anywhere">
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
