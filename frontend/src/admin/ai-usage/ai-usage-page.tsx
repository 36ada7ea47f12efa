import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../paths.ts';
import { Bars } from '../ui/bars.tsx';
import { Page } from '../ui/page.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { useNow } from '../ui/use-now.ts';
import { firstDay, periodChoices, readPeriod, usageOptions, usualPeriod } from './ai-usage.api.ts';
import styles from './ai-usage.module.css';
import { TodayCard } from './today-card.tsx';
import { UsageCards } from './usage-cards.tsx';

/** What the AI costs, by day, kind of work and model, and what is left of today (rules: AI usage). */
export function AiUsagePage() {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const days = readPeriod(params.get('days'));
  const usage = useQuery(usageOptions(firstDay(days, new Date(useNow()))));
  const choose = (next: number) =>
    setParams(next === usualPeriod ? {} : { days: String(next) }, { preventScrollReset: true });
  return (
    <Page
      actions={<PeriodChoice days={days} onChange={choose} />}
      description={t('ai-usage.description')}
      screen="ai-usage"
      title={t('ai-usage.title')}
    >
      {usage.isPending && <Bars count={8} />}
      {usage.isError && (
        <QueryError
          error={usage.error}
          onRetry={() => void usage.refetch()}
          titleKey="ai-usage.load-failed"
        />
      )}
      {usage.data !== undefined && (
        <>
          {!usage.data.isOn && (
            <p className={styles.note}>
              {t('ai-usage.off')} <Link to={paths.settings}>{t('ai-usage.settings')}</Link>
            </p>
          )}
          <TodayCard today={usage.data.today} />
          <UsageCards busy={usage.isPlaceholderData} usage={usage.data} />
        </>
      )}
    </Page>
  );
}

function PeriodChoice({ days, onChange }: Readonly<{ days: number; onChange: (days: number) => void }>) {
  const t = useTexts();
  const id = useId();
  return (
    <div className={styles.period}>
      <label htmlFor={id}>{t('ai-usage.period.label')}</label>
      <Select
        className={styles.choice ?? ''}
        id={id}
        onChange={onChange}
        options={periodChoices.map((value) => ({ value, label: t(`ai-usage.period.${value}`) }))}
        value={days}
      />
    </div>
  );
}
