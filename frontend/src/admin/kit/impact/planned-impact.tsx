import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ImpactList } from './impact-list.tsx';
import { impactOptions, withEffect, type Effect } from './impact.api.ts';

interface PlannedImpactProps {
  questionnaireId: number;
  /** What exactly the form or the workbook does, where its dry run has found it out. */
  effect: Effect | null;
}

/** What taking a form or a workbook over would do to evaluations, read when it is shown. */
export function PlannedImpact({ questionnaireId, effect }: PlannedImpactProps) {
  const { data, error, isPending } = useQuery(impactOptions(questionnaireId, { change: 'configuration' }));
  if (isPending) return <Skeleton lines={2} />;
  if (data === undefined) return <ImpactList impact={describeFailure(error)} />;
  return <ImpactList impact={effect === null ? data : withEffect(data, effect)} />;
}
