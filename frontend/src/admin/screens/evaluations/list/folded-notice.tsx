import { InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { type ReactNode } from 'react';

interface FoldedNoticeProps {
  tone: 'info' | 'warning';
  /** What is the matter, in one line. */
  title: string;
  /** Stands at the end of the line, such as the way to where it is mended. */
  action: ReactNode;
  /** The rest, for those who open it. */
  children: ReactNode;
}

/** A notice of one line, so that the work stays on the first screen; it opens where it stands. */
export function FoldedNotice({ tone, title, action, children }: FoldedNoticeProps) {
  const Icon = tone === 'info' ? InfoCircleOutlined : WarningOutlined;
  return (
    <div className={`row gap-3 align-center box pad-1 ${tone === 'info' ? 'tint-accent' : 'tint-warning'}`}>
      <Icon aria-hidden className="text-4" />
      <details className="grow may-shrink anywhere">
        <summary className="strong">{title}</summary>
        <div className="stack gap-1 space-above-1">{children}</div>
      </details>
      {action}
    </div>
  );
}
