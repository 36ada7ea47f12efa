import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { formatBytes, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useCheckedWork } from '../../../kit/checked-work/use-checked-work.ts';
import { WorkDialog } from '../../../kit/checked-work/work-dialog.tsx';
import { maxUploadBytes, shownUploadBytes } from '../../../kit/checked-work/xlsx-file.ts';
import { Notice } from '../../../kit/ui/notice.tsx';
import { LabelledCell, Table } from '../../../kit/ui/table.tsx';
import { CountTiles } from '../../../kit/ui/tiles.tsx';
import { refreshInvitations, sendList, type InvitedReport } from './invitations.api.ts';

interface InviteDialogProps {
  questionnaireId: number;
  onClose: () => void;
}

interface List {
  text: string;
  /** Goes before what was pasted. */
  file: File | null;
}

const nothing: List = { text: '', file: null };

/** A list as it is sent: both ways are read by the server alike. */
const fileOf = ({ text, file }: List): File | null =>
  file ?? (text.trim() === '' ? null : new File([text], 'list.txt', { type: 'text/plain' }));

/** Invites the clinics of a list that was pasted or chosen: checked first, shown, and mailed only when the person agrees. */
export function InviteDialog({ questionnaireId, onClose }: InviteDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const [list, setList] = useState(nothing);
  const flow = useCheckedWork<List, InvitedReport>({
    questionnaireId,
    send: (chosen, init) => sendList(fileOf(chosen)!, init),
    read: () => null,
    fallback: 'collect.invite.failed',
    onDone: () => void refreshInvitations(client),
  });
  return (
    <WorkDialog
      choice={<ListChoice list={list} onChange={setList} />}
      first="check"
      flow={flow}
      input={fileOf(list) === null ? null : list}
      isReady={({ invited, mailWay }) => invited > 0 && mailWay !== 'failing'}
      onAgain={() => flow.reset()}
      onClose={onClose}
      words={{
        title: t('collect.invite.dialog-title'),
        check: t('collect.invite.check'),
        apply: t('collect.invite.send'),
        again: t('collect.invite.change-list'),
        step: (step) => t(step === 'check' ? 'collect.invite.checking' : 'collect.invite.sending'),
        failed: (step) => t(step === 'check' ? 'collect.invite.check-failed' : 'collect.invite.send-failed'),
        announced: (phase) =>
          phase === 'checked' || phase === 'done' || phase === 'failed'
            ? t(`collect.invite.said-${phase}`)
            : null,
      }}
    >
      {(report, done) => <InvitedRows done={done} report={report} />}
    </WorkDialog>
  );
}

interface ListChoiceProps {
  list: List;
  onChange: (list: List) => void;
}

/** Takes a list of clinics as text or as a file. */
function ListChoice({ list, onChange }: ListChoiceProps) {
  const t = useTexts();
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const size = formatBytes(shownUploadBytes);
  const take = (file: File | null) => {
    const fits = file === null || file.size <= maxUploadBytes;
    setTooLarge(!fits);
    onChange({ ...list, file: fits ? file : null });
  };
  return (
    <div className="stack gap-4">
      <p className="soft">{t('collect.invite.intro')}</p>
      <div className="stack gap-1">
        <label className="strong" htmlFor={`${id}-text`}>
          {t('collect.invite.list')}
        </label>
        <Input.TextArea
          aria-describedby={`${id}-hint`}
          autoSize={{ minRows: 6, maxRows: 14 }}
          disabled={list.file !== null}
          id={`${id}-text`}
          onChange={(event) => onChange({ ...list, text: event.target.value })}
          placeholder={t('collect.invite.example')}
          value={list.text}
        />
        <p className="text-2 soft" id={`${id}-hint`}>
          {t('collect.invite.list-hint')}
        </p>
      </div>
      <div className="stack gap-1">
        <label className="strong" htmlFor={`${id}-file`}>
          {t('collect.invite.file')}
        </label>
        <input
          accept=".xlsx,.csv,.txt,.tsv"
          aria-describedby={`${id}-file-hint`}
          id={`${id}-file`}
          onChange={(event) => take(event.target.files?.item(0) ?? null)}
          type="file"
        />
        <p className="text-2 soft" id={`${id}-file-hint`}>
          {t('collect.invite.file-hint', { size })}
        </p>
      </div>
      {isTooLarge && <Notice title={t('collect.invite.too-large', { size })} tone="error" />}
    </div>
  );
}

interface InvitedRowsProps {
  report: InvitedReport;
  /** False: nothing is sent yet. */
  done: boolean;
}

const outcomes = [
  'invited',
  'already-invited',
  'answered',
  'repeated',
  'not-mailed',
  'malformed',
] as const satisfies InvitedReport['rows'][number]['outcome'][];

/** How many are invited, and why the others are not. */
function InvitedRows({ report: { rows, mailWay, invited }, done }: InvitedRowsProps) {
  const t = useTexts();
  const counts = outcomes
    .map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length] as const)
    .filter(([outcome, count]) => count > 0 || outcome === 'invited')
    .map(([outcome, count]) => [t(`collect.invite.outcome-${outcome}`), count] as const);
  const others = rows.filter(({ outcome }) => outcome !== 'invited');
  const number = formatNumber(invited, 0);
  return (
    <div className="stack gap-4">
      <Notice
        title={t(`collect.invite.${invited === 0 ? 'nobody' : done ? 'done' : 'will'}-title`, { number })}
        tone={invited === 0 ? 'warning' : done ? 'success' : 'info'}
      >
        {invited > 0 &&
          t(mailWay === 'sent' ? `collect.invite.${done ? 'done' : 'will'}` : `collect.invite.${mailWay}`)}
      </Notice>
      <CountTiles counts={counts} />
      {others.length > 0 && (
        <Table
          columns={(['row', 'clinic', 'reason'] as const).map((name) => t(`collect.invite.list-${name}`))}
          form="dense"
          label={t('collect.invite.others')}
        >
          {others.map(({ row, clinicName, clientName, clientEmail, reason }) => (
            <tr key={row}>
              <th className="numeric" scope="row">
                {formatNumber(row, 0)}
              </th>
              <LabelledCell label={t('collect.invite.list-clinic')}>
                {[clinicName || clientName, clientEmail].filter(Boolean).join(' · ') || '–'}
              </LabelledCell>
              <LabelledCell label={t('collect.invite.list-reason')}>{reason}</LabelledCell>
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}
