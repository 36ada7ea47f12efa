import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { Notice } from '../ui/notice.tsx';
import { Card } from '../ui/page.tsx';
import { ProgressBar } from '../ui/meter.tsx';
import { type AiUsage } from './ai-usage.api.ts';
import { Tiles } from '../ui/tiles.tsx';

/** Today's tokens against the cap, and whether it holds calls back. */
export function TodayCard({ today }: Readonly<{ today: AiUsage['today'] }>) {
  const t = useTexts();
  const { usedTokens, reservedTokens, cap, leftTokens, cappedAt, endsAt } = today;
  const tokens = (count: number) => formatNumber(count, 0);
  const used: [string, string] = [t('ai-usage.today.used'), tokens(usedTokens)];
  return (
    <Card
      actions={<Link to={paths.settings}>{t('ai-usage.settings')}</Link>}
      note={t('ai-usage.today.note')}
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
      {reservedTokens > 0 && (
        <p className="soft">{t('ai-usage.today.reserved', { tokens: tokens(reservedTokens) })}</p>
      )}
    </Card>
  );
}
