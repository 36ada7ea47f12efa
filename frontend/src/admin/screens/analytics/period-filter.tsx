import { Switch } from 'antd';
import { useId } from 'react';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ChoiceField } from '../../kit/ui/choice-field.tsx';
import { DayField } from '../../kit/ui/day-field.tsx';
import styles from './period-filter.module.css';
import { periodChoices } from './period.ts';
import { type PeriodControl } from './use-period.ts';

/** Which weeks the page is about, and whether it shows what has changed since those before. */
export function PeriodFilter({ period }: { period: PeriodControl }) {
  const t = useTexts();
  const id = useId();
  const { state, problem, change } = period;
  return (
    <div
      aria-label={t('analytics.period.label')}
      className="hide-in-print cluster gap-wide align-end"
      role="group"
    >
      <ChoiceField
        id={`${id}-choice`}
        label={t('analytics.period.label')}
        onChange={(choice) => change({ choice })}
        options={periodChoices.map((value) => ({ value, label: t(`analytics.period.${value}`) }))}
        value={state.choice}
      />
      {state.choice === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <DayField
            describedBy={`${id}-message`}
            id={`${id}-${end}`}
            invalid={problem !== null}
            key={end}
            label={t(`analytics.period.${end}`)}
            onChange={(day) => change({ [end]: day })}
            value={state[end]}
          />
        ))}
      {period.days.from !== undefined && problem === null && (
        <label className={`inline-row ${styles.compare}`} htmlFor={`${id}-compare`}>
          <Switch checked={state.compare} id={`${id}-compare`} onChange={(compare) => change({ compare })} />
          <span>{t('analytics.period.compare')}</span>
        </label>
      )}
      <p
        className={`hide-empty whole-line ${problem === null ? 'soft' : 'strong bad'}`}
        id={`${id}-message`}
        role="status"
      >
        {problem !== null
          ? t(`analytics.period.${problem}`)
          : state.choice === 'custom'
            ? t('analytics.period.weeks')
            : ''}
      </p>
    </div>
  );
}

interface PeriodTextProps {
  period: Readonly<{ from: string | null; to: string }> | null;
}

/** The weeks that the shown numbers come from, in days. */
export function PeriodText({ period }: PeriodTextProps) {
  const t = useTexts();
  if (period === null) return t('analytics.period.everything');
  const [from, to] = [period.from, period.to].map((day) => formatDate(day && `${day}T12:00:00`));
  return from === ''
    ? t('analytics.period.until', { to: to ?? '' })
    : t('analytics.period.span', { from: from ?? '', to: to ?? '' });
}
