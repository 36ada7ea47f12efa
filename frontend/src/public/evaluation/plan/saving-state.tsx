import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { type Plan } from './use-plan.ts';

/** Whether the plan is saved; what could not be is shown, and can be tried again. */
export function SavingState({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { failure, keeping } = plan;
  if (failure === null)
    return (
      <p className="text-3 soft" role="status">
        {t(`evaluation.plan.${keeping}`)}
      </p>
    );
  return (
    <div className="cluster gap-line align-center text-3">
      <p className="strong bad" role="alert">
        {describeFailure(failure.error)} {failure.kind !== 'lost' && t(`evaluation.plan.${failure.kind}`)}
      </p>
      {failure.kind !== 'lost' && (
        <Button look="plain" onClick={plan.retry}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  );
}
