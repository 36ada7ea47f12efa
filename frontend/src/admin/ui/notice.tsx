import { ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { type ReactNode } from 'react';

interface NoticeProps {
  tone: 'error' | 'warning';
  title: string;
  children?: ReactNode;
}

/** Says at once, where the eye is, what is wrong or what to mind; assistive technology reads it out. */
export function Notice({ tone, title, children }: Readonly<NoticeProps>) {
  const Icon = tone === 'error' ? ExclamationCircleOutlined : WarningOutlined;
  return (
    <div
      className={`row gap-3 align-start box pad-3 ${tone === 'error' ? 'tint-error' : 'tint-warning'}`}
      role="alert"
    >
      <Icon aria-hidden className="space-above-1 text-4" />
      <div className="stack justify-start grow may-shrink anywhere">
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}
