import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { settingAddress } from '../../addresses.ts';
import { useClinicZone, useToday } from '../../kit/session/clinic-day.ts';
import { ChoiceField } from '../../kit/ui/choice-field.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { ProgressBar } from '../../kit/ui/meter.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { Page, Card } from '../../kit/ui/page.tsx';
import { Tiles } from '../../kit/ui/tiles.tsx';
import {
  firstDay,
  periodChoices,
  readPeriod,
  usageOptions,
  usualPeriod,
  type AiUsage,
} from './ai-usage.api.ts';
import { UsageCards } from './usage-cards.tsx';

/** What the AI costs, by day, kind of work and model, and what is left of today (rules: AI usage). */
export function AiUsagePage() {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const days = readPeriod(params.get('days'));
  const usage = useQuery(usageOptions(firstDay(days, useToday())));
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
                {t('ai-usage.off')}{' '}
                <Link to={settingAddress('openai_api_key')}>{t('ai-usage.settings')}</Link>
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

/** Today's tokens against the cap, and whether it holds calls back. */
function TodayCard({ today }: { today: AiUsage['today'] }) {
  const t = useTexts();
  const { usedTokens, cap, leftTokens, cappedAt, endsAt } = today;
  const tokens = (count: number) => formatNumber(count, 0);
  const used: [string, string] = [t('ai-usage.today.used'), tokens(usedTokens)];
  return (
    <Card
      actions={<Link to={settingAddress('openai_api_key')}>{t('ai-usage.settings')}</Link>}
      note={t('ai-usage.today.note', { zone: useClinicZone() })}
      title={t('ai-usage.today.title')}
    >
      {cappedAt !== null && (
        <Notice title={t('ai-usage.today.capped', { time: formatDateTime(cappedAt) })} tone="warning">
          {t('ai-usage.today.capped-text', { time: formatDateTime(endsAt) })}
        </Notice>
      )}
      {cap === null || leftTokens === null ? (
        <>
          <Tiles tiles={[used]} />
          <p className="soft">{t('ai-usage.today.no-cap')}</p>
        </>
      ) : (
        <>
          <Tiles
            tiles={[
              used,
              [t('ai-usage.today.left'), tokens(leftTokens)],
              [t('ai-usage.today.cap'), tokens(cap)],
            ]}
          />
          <ProgressBar
            label={t('ai-usage.today.share')}
            percent={Math.min(100, Math.floor((100 * usedTokens) / cap))}
            text={t('ai-usage.today.of', { used: tokens(usedTokens), cap: tokens(cap) })}
          />
        </>
      )}
    </Card>
  );
}
