import { type Solution } from './evaluation-view.ts';
import { type OfferPlace } from './offer/offer-context.ts';
import { OfferDialog } from './offer/offer-dialog.tsx';
import { ShareDialog } from './share/share-dialog.tsx';

/** Which dialog is open. */
export type OpenDialog = { kind: 'share' } | { kind: 'offer'; solution: Solution; place: OfferPlace };

interface DialogsProps {
  open: OpenDialog;
  /** The owner's link. */
  hashedUrl: string;
  organisation: string | null;
  /** The steps that the plan holds and that are not done yet, by the ids of their questions. */
  ticked: readonly string[];
  onClose: () => void;
  onSent: (solution: Solution, recorded: boolean) => void;
}

/** The dialogs of an evaluation, in a part of their own: nobody's first sight of the page needs them. */
export function Dialogs({ open, hashedUrl, organisation, ticked, onClose, onSent }: DialogsProps) {
  if (open.kind === 'share') return <ShareDialog hashedUrl={hashedUrl} onClose={onClose} />;
  const { solution, place } = open;
  return (
    <OfferDialog
      onSent={(recorded) => onSent(solution, recorded)}
      {...{ hashedUrl, solution, place, organisation, ticked, onClose }}
    />
  );
}
