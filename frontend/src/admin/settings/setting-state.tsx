import {
  CheckCircleOutlined,
  CloudServerOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { formatDateTime } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Setting } from './settings.api.ts';
import styles from './settings.module.css';

const icons = {
  database: <CheckCircleOutlined aria-hidden />,
  environment: <CloudServerOutlined aria-hidden />,
  none: <MinusCircleOutlined aria-hidden />,
  unreadable: <ExclamationCircleOutlined aria-hidden />,
  'passed-over': <ExclamationCircleOutlined aria-hidden />,
} as const;

/** Whether a setting has a value, where it comes from, and since when. */
export function SettingState({ setting }: Readonly<{ setting: Setting }>) {
  const t = useTexts();
  const { problem, source, standard, updatedAt, encrypted } = setting;
  const trouble = problem?.code === 'setting_not_used' ? 'passed-over' : 'unreadable';
  const state = problem === null ? source : trouble;
  const isStandard = state === 'none' && standard !== null && !encrypted;
  return (
    <span className={`inline-row gap-line text-2 soft ${styles.state}`} data-state={state}>
      {icons[state]}
      {t(isStandard ? 'settings.state.standard' : `settings.state.${state}`)}
      {state === 'database' && updatedAt !== null && (
        <span className="soft">{formatDateTime(updatedAt)}</span>
      )}
    </span>
  );
}
