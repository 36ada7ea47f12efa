import { ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { type ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'error' | 'warning';
  title: string;
  children?: ReactNode;
}

/** Says at once, where the eye is, what is wrong or what to mind; assistive technology reads it out. */
export function Notice({ tone, title, children }: Readonly<NoticeProps>) {
  const Icon = tone === 'error' ? ExclamationCircleOutlined : WarningOutlined;
  return (
    <div className={styles.notice} data-tone={tone} role="alert">
      <Icon aria-hidden className={styles.mark} />
      <div className={styles.words}>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
