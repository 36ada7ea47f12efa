import { GuidedStart } from '../../../kit/guided-start/guided-start.tsx';
import { useAddressedElement } from '../completeness/addressed-place.ts';
import { CompletenessCard } from '../completeness/completeness-card.tsx';
import { ToDoCard } from './to-do-card.tsx';

/** What is done of the setup, what is missing, and what comes next. */
export function OverviewPart({ questionnaireId }: { questionnaireId: number }) {
  useAddressedElement();
  return (
    <>
      <GuidedStart questionnaireId={questionnaireId} />
      <ToDoCard questionnaireId={questionnaireId} />
      <CompletenessCard questionnaireId={questionnaireId} />
    </>
  );
}
