import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/texts/format.ts';
import { type Translate, useTexts } from '../../../shared/texts/i18n.ts';
import { evaluationAddress } from '../../addresses.ts';
import { StatusBadge } from '../../kit/ui/status-badge.tsx';
import { LabelledCell, RowButtons, Table } from '../../kit/ui/table.tsx';
import { nameToType } from './names.ts';
import { type Erasable, type PersonRecord } from './personal-data.api.ts';

export interface RecordActions {
  onShow: (record: PersonRecord) => void;
  onErase: (subject: Erasable) => void;
}

/** What is kept of a person, by kind. */
export function RecordTable({
  records,
  onShow,
  onErase,
}: RecordActions & { records: readonly PersonRecord[] }) {
  const t = useTexts();
  return (
    <Table
      columns={['person', 'record', 'actions'].map((column) => t(`personal-data.column.${column}`))}
      label={t('personal-data.find.found')}
    >
      {records.map((one) => {
        const name = nameToType(t, one);
        const subject = erasable(one, name);
        return (
          <tr key={one.kind + one.id}>
            <Person {...one} />
            <LabelledCell label={t('personal-data.column.record')}>
              <span className="anywhere">
                {whatItIs(t, one)}{' '}
                {one.status !== null && one.kind === 'evaluation' && <StatusBadge status={one.status} />}
              </span>
              <span className="block soft anywhere">
                {one.questionnaireName} ·{' '}
                <time className="nowrap" dateTime={one.at}>
                  {formatDate(one.at)}
                </time>
              </span>
            </LabelledCell>
            <td>
              {subject === null ? (
                <span className="soft">
                  {t(`personal-data.goes-with.${one.evaluationId === null ? 'time' : 'evaluation'}`)}
                </span>
              ) : (
                <RowButtons>
                  {(one.kind === 'evaluation' || one.kind === 'draft') && (
                    <Button
                      aria-label={t('personal-data.kept.open-named', { name })}
                      onClick={() => onShow(one)}
                    >
                      {t('personal-data.kept.open')}
                    </Button>
                  )}
                  <EraseButton onErase={onErase} subject={subject} />
                </RowButtons>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Offers, mails and the invitation to an evaluation go with it. */
function erasable({ kind, id, evaluationId }: PersonRecord, name: string): Erasable | null {
  if (kind === 'evaluation' || kind === 'trashed') return { kind: 'evaluation', id, name };
  if (kind === 'draft' || (kind === 'invitation' && evaluationId === null)) return { kind, id, name };
  return null;
}

/** Mails that are written to clinics and those they share with. */
const mails = [
  'result',
  'test',
  'receipt',
  'confirm',
  'share',
  'offer',
  'offer-receipt',
  'continue',
  'invitation',
  'again',
  'reminder',
];

function whatItIs(t: Translate, { kind, about, answers }: PersonRecord): string {
  if (kind === 'mail')
    return t(`personal-data.mail.${about !== null && mails.includes(about) ? about : 'other'}`);
  return t(`personal-data.record.${kind}`, { about: about ?? '', answers: answers ?? 0 });
}

/** Who it is: name, clinic and address, as the head of a row. */
function Person({ kind, id, clientName, clinicName, clientEmail }: PersonRecord) {
  const t = useTexts();
  const [first = t('evaluations.nameless'), ...rest] = [clientName, clinicName, clientEmail].filter(
    (part) => part !== '',
  );
  return (
    <th className="anywhere" scope="row">
      {kind === 'evaluation' ? <Link to={evaluationAddress(id)}>{first}</Link> : first}
      {rest.length > 0 && <span className="block normal soft">{rest.join(' · ')}</span>}
    </th>
  );
}

interface EraseButtonProps {
  subject: Erasable;
  onErase: (subject: Erasable) => void;
}

/** Opens the question whether something is to be erased. */
function EraseButton({ subject, onErase }: EraseButtonProps) {
  const t = useTexts();
  return (
    <Button
      aria-label={t('personal-data.erase.open-named', { name: subject.name })}
      danger
      onClick={() => onErase(subject)}
    >
      {t('personal-data.erase.open')}
    </Button>
  );
}
