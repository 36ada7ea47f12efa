import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { invitedOptions, type InvitationCounts, type Scope } from './analytics.api.ts';
import { Bars } from './bars.tsx';
import { shareOf } from './chart-data.ts';

/** From those who have come farthest to those who will not come any further by themselves. */
const states = ['finished', 'started', 'opened', 'invited', 'waiting', 'opted-out', 'undelivered'] as const;

/** How far the clinics that were invited by mail have come; each bar leads to the list of its clinics. */
export function Invited({ questionnaireId }: Pick<Scope, 'questionnaireId'>) {
  const t = useTexts();
  const summary = useQuery(invitedOptions(questionnaireId));
  return (
    <Card note={t('analytics.invited.note')} title={t('analytics.invited.title')}>
      <Loaded errorTitle="analytics.load.invited" lines={4} query={summary}>
        {({ counts }) => <Counts counts={counts} />}
      </Loaded>
    </Card>
  );
}

function Counts({ counts }: { counts: InvitationCounts }) {
  const t = useTexts();
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  if (total === 0)
    return (
      <p>
        {t('analytics.invited.none')} <Link to={paths.collect}>{t('analytics.invited.invite')}</Link>
      </p>
    );
  return (
    <div className="stack">
      <p className="strong">
        {t('analytics.invited.answered', {
          number: formatNumber(counts.finished, 0),
          total: formatNumber(total, 0),
          percent: formatPercent(shareOf(counts.finished, total) ?? 0, 0),
        })}
      </p>
      <Bars
        bars={states
          .filter((state) => state === 'finished' || counts[state] > 0)
          .map((state) => ({
            key: state,
            label: t(`analytics.invited.${state}`),
            n: counts[state],
            percentage: shareOf(counts[state], total),
            ...(counts[state] > 0 ? { to: `${paths.collect}?invited=${state}` } : {}),
          }))}
      />
    </div>
  );
}
