import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  MinusCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type FormState } from './online-form.api.ts';

const icons = {
  open: CheckCircleOutlined,
  'not-yet': ClockCircleOutlined,
  closed: MinusCircleOutlined,
  empty: WarningOutlined,
} as const;

const tones = {
  open: 'good tint-success',
  'not-yet': 'accent-strong tint-accent',
  closed: 'soft tint-mist',
  empty: 'warning tint-warning',
} as const;

/** Whether a form takes responses now, in a word. */
export function FormStatePill({ state }: { state: FormState }) {
  const t = useTexts();
  const Icon = icons[state];
  return (
    <span className={`inline-row nowrap pill ${tones[state]}`}>
      <Icon aria-hidden />
      {t(`online-form.state.${state}`)}
    </span>
  );
}
