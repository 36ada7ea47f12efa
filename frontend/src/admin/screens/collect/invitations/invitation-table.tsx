import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  EyeOutlined,
  MailOutlined,
  RedoOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { LabelledCell, RowButtons, Table } from '../../../kit/ui/table.tsx';
import { useSendAgain, useWithdraw, type Invitation } from './invitations.api.ts';

const columns = ['clinic', 'state', 'mailed', 'actions'] as const;

const icons: Readonly<Record<Invitation['state'], ReactNode>> = {
  waiting: <ClockCircleOutlined aria-hidden />,
  invited: <MailOutlined aria-hidden />,
  opened: <EyeOutlined aria-hidden />,
  started: <EditOutlined aria-hidden />,
  finished: <CheckCircleOutlined aria-hidden />,
  'opted-out': <StopOutlined aria-hidden />,
  undelivered: <ExclamationCircleOutlined aria-hidden />,
};

const tones = {
  waiting: 'ink',
  invited: 'ink',
  opened: 'ink',
  started: 'ink',
  finished: 'good',
  'opted-out': 'warning',
  undelivered: 'bad',
} as const satisfies Record<Invitation['state'], string>;

interface InvitationTableProps {
  invitations: readonly Invitation[];
  /** Another page is on its way. */
  busy: boolean;
}

/** Invited clinics, newest first, with what can be done about each. */
export function InvitationTable({ invitations, busy }: InvitationTableProps) {
  const t = useTexts();
  return (
    <Table
      busy={busy}
      columns={columns.map((column) => t(`collect.invite.column-${column}`))}
      label={t('collect.invite.title')}
    >
      {invitations.map((invitation) => (
        <tr key={invitation.id}>
          <th className="normal anywhere" scope="row">
            <Clinic invitation={invitation} />
          </th>
          <LabelledCell label={t('collect.invite.column-state')}>
            <InvitationState invitation={invitation} />
          </LabelledCell>
          <LabelledCell label={t('collect.invite.column-mailed')}>
            {invitation.lastMailedAt === null ? '–' : formatDateTime(invitation.lastMailedAt)}
            {invitation.reminders > 0 && (
              <span className="block text-2 soft">
                {t('collect.invite.reminders', { number: formatNumber(invitation.reminders, 0) })}
              </span>
            )}
          </LabelledCell>
          <td>
            <Actions invitation={invitation} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Clinic({ invitation }: { invitation: Invitation }) {
  const t = useTexts();
  const { clinicName, clientName, clientEmail } = invitation;
  if (clientEmail === '') return <span className="soft">{t('collect.invite.forgotten')}</span>;
  return (
    <>
      <span className="strong">{clinicName || clientName || clientEmail}</span>
      <span className="block text-2 soft">
        {[clinicName === '' ? '' : clientName, clientEmail].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function InvitationState({ invitation: { state, error, isInOutbox } }: { invitation: Invitation }) {
  const t = useTexts();
  const remark =
    state === 'undelivered'
      ? error
      : state === 'invited' && isInOutbox
        ? t('collect.invite.in-outbox')
        : null;
  return (
    <>
      <span className={`strong ${tones[state]}`}>
        {icons[state]} {t(`collect.invite.state-${state}`)}
      </span>
      {remark !== null && <span className="block text-2 soft">{remark}</span>}
    </>
  );
}

function Actions({ invitation }: { invitation: Invitation }) {
  const t = useTexts();
  const confirm = useConfirm();
  const again = useSendAgain();
  const withdraw = useWithdraw();
  const { state, clinicName, clientEmail } = invitation;
  const who = clinicName || clientEmail;
  const ask = async () => {
    const agreed = await confirm({
      title: t('collect.invite.withdraw-title'),
      content: t('collect.invite.withdraw-text', { who }),
      okText: t('collect.invite.withdraw'),
      danger: true,
    });
    if (agreed) withdraw.mutate(invitation);
  };
  if (state === 'finished') return null;
  return (
    <RowButtons>
      {state !== 'waiting' && state !== 'opted-out' && (
        <IconButton
          icon={<RedoOutlined aria-hidden />}
          idle={again.isPending}
          label={t('collect.invite.again', { who })}
          onClick={() => again.mutate(invitation)}
        />
      )}
      <IconButton
        danger
        icon={<DeleteOutlined aria-hidden />}
        idle={withdraw.isPending}
        label={t('collect.invite.withdraw-one', { who })}
        onClick={() => void ask()}
      />
    </RowButtons>
  );
}
