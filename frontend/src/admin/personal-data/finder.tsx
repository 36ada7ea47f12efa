import { SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { evaluationAddress } from '../evaluations/addresses.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card } from '../ui/page.tsx';
import { LabelledCell, RowButtons, Table } from '../ui/table.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { EraseButton } from './erase-button.tsx';
import { nameToType } from './names.ts';
import {
  fewestCharacters,
  finderId,
  foundInvitationsOptions,
  foundOptions,
  type Erasable,
  type Found,
  type Invitation,
} from './personal-data.api.ts';

const longest = 100;

interface FinderProps {
  questionnaireId: number;
  onShow: (found: Found) => void;
  onErase: (subject: Erasable) => void;
}

/** Finds a person. What was typed stays on this page: an address does not belong in the browser's history. */
export function Finder({ questionnaireId, onShow, onErase }: Readonly<FinderProps>) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const evaluations = useQuery(foundOptions(wanted));
  const invitations = useQuery(foundInvitationsOptions(questionnaireId, wanted));
  const asked = wanted.length >= fewestCharacters;
  const both = {
    data:
      evaluations.data && invitations.data
        ? { ...evaluations.data, invitations: invitations.data.rows.filter(isOnlyInvited) }
        : undefined,
    error: evaluations.error ?? invitations.error,
    refetch: () => Promise.all([evaluations.refetch(), invitations.refetch()]),
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = typed.trim().replace(/\s+/g, ' ');
    if (words === wanted && asked) void both.refetch();
    setWanted(words);
  };
  return (
    <Card note={t('personal-data.find.note')} title={t('personal-data.find.title')}>
      <form className="cluster align-end" onSubmit={submit} role="search">
        <div className="stack gap-1 grow may-shrink">
          <label className="text-2 soft" htmlFor={finderId}>
            {t('personal-data.find.label')}
          </label>
          <Input
            autoComplete="off"
            data-search
            id={finderId}
            maxLength={longest}
            onChange={(event) => setTyped(event.target.value)}
            value={typed}
          />
        </div>
        <Button
          disabled={typed.trim().length < fewestCharacters}
          htmlType="submit"
          icon={<SearchOutlined aria-hidden />}
          loading={evaluations.isFetching || invitations.isFetching}
          type="primary"
        >
          {t('personal-data.find.search')}
        </Button>
      </form>
      {asked && (
        <div className="stack gap-3 space-above-4">
          <Loaded errorTitle="personal-data.find.failed" lines={4} query={both}>
            {(found) =>
              found.evaluations.length + found.invitations.length === 0 ? (
                <Empty>{t('personal-data.find.none')}</Empty>
              ) : (
                <>
                  <FoundTable {...found} onErase={onErase} onShow={onShow} />
                  {found.moreEvaluations && <p className="soft">{t('personal-data.find.more')}</p>}
                </>
              )
            }
          </Loaded>
        </div>
      )}
    </Card>
  );
}

/** An invitation with answers goes with them. */
const isOnlyInvited = ({ evaluationId, clientEmail }: Invitation) =>
  evaluationId === null && clientEmail !== '';

interface FoundTableProps extends Pick<FinderProps, 'onShow' | 'onErase'> {
  evaluations: readonly Found[];
  invitations: readonly Invitation[];
}

function FoundTable({ evaluations, invitations, onShow, onErase }: Readonly<FoundTableProps>) {
  const t = useTexts();
  return (
    <Table
      columns={['person', 'record', 'actions'].map((column) => t(`personal-data.column.${column}`))}
      label={t('personal-data.find.found')}
    >
      {evaluations.map((one) => {
        const name = nameToType(t, one);
        return (
          <tr key={one.id}>
            <Person {...one} to={evaluationAddress(one.id)} />
            <LabelledCell label={t('personal-data.column.record')}>
              <span className="anywhere">
                {one.questionnaireName} <StatusBadge status={one.status} />
              </span>
            </LabelledCell>
            <td>
              <RowButtons>
                <Button aria-label={t('personal-data.kept.open-named', { name })} onClick={() => onShow(one)}>
                  {t('personal-data.kept.open')}
                </Button>
                <EraseButton onErase={onErase} subject={{ kind: 'evaluation', id: one.id, name }} />
              </RowButtons>
            </td>
          </tr>
        );
      })}
      {invitations.map((one) => (
        <tr key={one.id}>
          <Person {...one} />
          <LabelledCell label={t('personal-data.column.record')}>
            <span>{t('personal-data.invited', { date: formatDate(one.createdAt) })}</span>
          </LabelledCell>
          <td>
            <EraseButton
              onErase={onErase}
              subject={{ kind: 'invitation', id: one.id, name: nameToType(t, one) }}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}

interface PersonProps extends Pick<Found, 'clientName' | 'clinicName' | 'clientEmail'> {
  /** The page of the evaluation, where there is one. */
  to?: string;
}

/** Who it is: name, clinic and address, as the head of a row. */
function Person({ clientName, clinicName, clientEmail, to }: Readonly<PersonProps>) {
  const [first, ...rest] = [clientName, clinicName, clientEmail].filter((part) => part !== '');
  return (
    <th className="anywhere" scope="row">
      {to === undefined ? first : <Link to={to}>{first ?? to}</Link>}
      {rest.length > 0 && <span className="block normal soft">{rest.join(' · ')}</span>}
    </th>
  );
}
