import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  EyeOutlined,
  FileTextOutlined,
  MailOutlined,
  SelectOutlined,
} from '@ant-design/icons';
import { type ComponentType, type CSSProperties } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import styles from './status-badge.module.css';

const icons: Readonly<Record<string, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  pending: ClockCircleOutlined,
  generated: FileTextOutlined,
  verified: CheckCircleOutlined,
  sent: MailOutlined,
  opened: EyeOutlined,
  clicked: SelectOutlined,
  error: ExclamationCircleOutlined,
};

/** The picture of an evaluation's status. */
export function StatusIcon({ status }: { status: string }) {
  const Icon = icons[status] ?? ClockCircleOutlined;
  return <Icon aria-hidden />;
}

/** The colours of what is about evaluations in one status, as `--tone` and `--tone-soft`. */
export function statusTone(status: string): CSSProperties {
  const tone = `var(--color-status-${status}`;
  return { '--tone': `${tone})`, '--tone-soft': `${tone}-soft)` } as CSSProperties;
}

interface StatusBadgeProps {
  status: string;
  /** Somebody set it by hand: no mail is claimed. */
  isMarked?: boolean;
}

/** An evaluation's status as icon, word and colour; none of them speaks alone (WCAG 1.4.1). */
export function StatusBadge({ status, isMarked = false }: StatusBadgeProps) {
  const t = useTexts();
  const word = t(`evaluations.status.${status}`, {}, status);
  return (
    <span
      className={`inline-row text-1 strong roomy ${isMarked ? 'anywhere' : 'nowrap'} pill ${styles.badge}`}
      style={statusTone(status)}
    >
      <StatusIcon status={status} />
      {isMarked ? t(`evaluations.marked.${status}`, {}, word) : word}
    </span>
  );
}
