import { useState } from 'react';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { isSentOnCorrection } from './status-rules.ts';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

const MailsDialog = lazyPart(async () => (await import('./mails/mails-dialog.tsx')).MailsDialog);
const StatusDialog = lazyPart(async () => (await import('./status-dialog.tsx')).StatusDialog);

type Open = Readonly<
  { kind: 'mails'; row: EvaluationRow; correcting: boolean } | { kind: 'status'; row: EvaluationRow }
>;

/** Which dialog about one evaluation is open, and how they are opened. */
export function useRowDialogs() {
  const [open, setOpen] = useState<Open | null>(null);
  return {
    open,
    close: () => setOpen(null),
    onMails: (row: EvaluationRow, correcting: boolean) => setOpen({ kind: 'mails', row, correcting }),
    onStatus: (row: EvaluationRow) => setOpen({ kind: 'status', row }),
  };
}

interface RowDialogsProps {
  dialogs: Pick<ReturnType<typeof useRowDialogs>, 'open' | 'close'>;
  actions: Pick<EvaluationActions, 'sendNow' | 'reset'>;
}

/** The mails of an evaluation, and its status by hand. */
export function RowDialogs({ dialogs: { open, close }, actions }: RowDialogsProps) {
  if (open === null) return null;
  if (open.kind === 'status')
    return (
      <StatusDialog
        onClose={close}
        onSet={(target) => {
          close();
          actions.reset(open.row, target);
        }}
        row={open.row}
      />
    );
  return (
    <MailsDialog
      correcting={open.correcting}
      onClose={close}
      onCorrected={(row) => {
        close();
        if (isSentOnCorrection(row)) actions.sendNow(row);
      }}
      row={open.row}
    />
  );
}
