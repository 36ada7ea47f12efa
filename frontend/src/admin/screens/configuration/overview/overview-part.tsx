import { useAddressedElement } from '../completeness/addressed-place.ts';
import { SizeCard } from './size-card.tsx';
import { ToDoCard } from './to-do-card.tsx';

/** How much there is of the setup, and what is left to do. */
export function OverviewPart({ questionnaireId }: { questionnaireId: number }) {
  useAddressedElement();
  return (
    <>
      <SizeCard questionnaireId={questionnaireId} />
      <ToDoCard questionnaireId={questionnaireId} />
    </>
  );
}
