import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { useNow } from '../ui/use-now.ts';
import { firstDay, periodChoices, readPeriod, usageOptions, usualPeriod } from './ai-usage.api.ts';
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
      actions={
        <ChoiceField
          id="usage-period"
          label={t('ai-usage.period.label')}
          onChange={choose}
          options={periodChoices.map((value) => ({ value, label: t(`ai-usage.period.${value}`) }))}
          value={days}
        />
      }
      description={t('ai-usage.description')}
      screen="ai-usage"
      title={t('ai-usage.title')}
    >
      <Loaded errorTitle="ai-usage.load-failed" lines={8} query={usage}>
        {(data) => (
          <>
            {!data.isOn && (
              <p className="soft">
                {t('ai-usage.off')} <Link to={paths.settings}>{t('ai-usage.settings')}</Link>
              </p>
            )}
            <TodayCard today={data.today} />
            <UsageCards busy={usage.isPlaceholderData} usage={data} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
