import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ImpactList } from './impact-list.tsx';
import { impactOptions, isHarmless, withEffect, type Effect, type PlannedChange } from './impact.api.ts';

interface PlannedImpactProps {
  questionnaireId: number;
  planned: PlannedChange;
  /** What exactly it does, where a dry run has found it out. */
  effect?: Effect | null;
}

/** What a change that is being thought about would do to evaluations, read when it is shown. */
export function PlannedImpact({ questionnaireId, planned, effect = null }: Readonly<PlannedImpactProps>) {
  const t = useTexts();
  const { data, error, isPending } = useQuery(impactOptions(questionnaireId, planned));
  if (isPending) return <Skeleton lines={2} />;
  if (data === undefined)
    return (
      <p>
        {t('impact.unknown')} {describeFailure(error)}
      </p>
    );
  const impact = effect === null ? data : withEffect(data, effect);
  return isHarmless(impact) ? <p>{t('impact.none')}</p> : <ImpactList impact={impact} />;
}
