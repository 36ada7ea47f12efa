import { MailOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type OnlineForm } from '../../../kit/online-form/online-form.api.ts';
import { FilterField } from '../../../kit/ui/choice-field.tsx';
import { DelayedInput } from '../../../kit/ui/delayed-input.tsx';
import { Empty, EmptyList } from '../../../kit/ui/empty.tsx';
import { FilterBar } from '../../../kit/ui/filter-bar.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Notice } from '../../../kit/ui/notice.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { Pager } from '../../../kit/ui/pager.tsx';
import { useTableUrlState } from '../../../kit/ui/table-url-state.ts';
import { InvitationTable } from './invitation-table.tsx';
import {
  invitationFields,
  invitationsOptions,
  invitationStates,
  summaryOptions,
  type InvitationSummary,
} from './invitations.api.ts';
import { InviteDialog } from './invite-dialog.tsx';

interface InvitationsProps {
  form: Pick<OnlineForm, 'questionnaireId'>;
}

/** Clinics that are asked by mail, each under a link of its own (rules: Invitations). */
export function Invitations({ form: { questionnaireId } }: InvitationsProps) {
  const t = useTexts();
  const summary = useQuery(summaryOptions(questionnaireId));
  const [inviting, setInviting] = useState(false);
  const canInvite = summary.data?.formState === 'open' || summary.data?.formState === 'not-yet';
  return (
    <Card
      actions={
        canInvite && (
          <Button icon={<MailOutlined aria-hidden />} onClick={() => setInviting(true)}>
            {t('collect.invite.invite')}
          </Button>
        )
      }
      title={t('collect.invite.title')}
    >
      <Loaded errorTitle="collect.invite.load-failed" lines={4} query={summary}>
        {(data) => (
          <div className="stack gap-4">
            {canInvite && data.mailWay !== 'sent' && (
              <Notice title={t(`collect.invite.${data.mailWay}-title`)} tone="warning">
                {t(`collect.invite.${data.mailWay}`)}
              </Notice>
            )}
            {totalOf(data) === 0 ? (
              <Empty>{t(canInvite ? 'collect.invite.none' : 'collect.invite.not-open')}</Empty>
            ) : (
              <InvitationList questionnaireId={questionnaireId} summary={data} />
            )}
          </div>
        )}
      </Loaded>
      {inviting && <InviteDialog onClose={() => setInviting(false)} questionnaireId={questionnaireId} />}
    </Card>
  );
}

const totalOf = ({ counts }: InvitationSummary) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

interface InvitationListProps {
  questionnaireId: number;
  summary: InvitationSummary;
}

/** Who was invited, narrowed by how far they have come and by words. */
function InvitationList({ questionnaireId, summary }: InvitationListProps) {
  const t = useTexts();
  const table = useTableUrlState(invitationFields);
  const { state, filtered, change, clearFilters } = table;
  const list = useQuery(invitationsOptions(questionnaireId, state));
  return (
    <>
      <FilterBar clearFilters={clearFilters} filtered={filtered} label={t('collect.invite.filter')}>
        <FilterField
          id="invitation-state"
          label={t('collect.invite.state')}
          onChange={(invited) => change({ filters: { invited } })}
          options={invitationStates
            .filter((value) => summary.counts[value] > 0 || value === state.filters.invited)
            .map((value) => ({
              value,
              label: `${t(`collect.invite.state-${value}`)} (${formatNumber(summary.counts[value], 0)})`,
            }))}
          value={state.filters.invited}
        />
        <DelayedInput
          id="invitation-search"
          label={t('collect.invite.search')}
          onChange={(clinic) => change({ filters: { clinic } }, { replace: true })}
          prefix={<SearchOutlined aria-hidden />}
          value={state.filters.clinic}
        />
      </FilterBar>
      <Loaded
        empty={<EmptyList {...table}>{(reason) => t(`collect.invite.empty-${reason}`)}</EmptyList>}
        errorTitle="collect.invite.load-failed"
        query={list}
      >
        {({ rows, total }) => (
          <>
            <InvitationTable busy={list.isPlaceholderData} invitations={rows} />
            <Pager {...table} total={total}>
              {t('collect.invite.count', { number: formatNumber(total, 0) })}
            </Pager>
          </>
        )}
      </Loaded>
    </>
  );
}
