import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { evaluationAddress } from '../../addresses.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { clinicsOptions, figuresOptions, type ClinicRow, type Scope } from './analytics.api.ts';
import styles from './clinics.module.css';
import { type ClinicGroup, type ClinicsList, useClinicsAddress } from './clinics-address.ts';

/** On the page itself, and on one page of the list. */
const first = 5;
const size = 20;

interface FirstClinicsProps extends Scope {
  group: ClinicGroup;
}

/** The latest clinics of a group, and the way to all of them. */
export function FirstClinics({ group, ...scope }: FirstClinicsProps) {
  const t = useTexts();
  const { addressOf } = useClinicsAddress();
  const clinics = useQuery(clinicsOptions(scope, { group, subject: '' }, { limit: first, offset: 0 }));
  return (
    <Loaded errorTitle="analytics.load.clinics" lines={first} query={clinics}>
      {({ rows, total, isCapped }) =>
        total === 0 ? (
          <p>{t(`analytics.act.${group}-none`)}</p>
        ) : (
          <>
            <p className="soft">{t(`analytics.act.${group}-note`)}</p>
            <Rows group={group} rows={rows} />
            {total > rows.length && (
              <Link preventScrollReset to={addressOf({ group, subject: '' })}>
                {t('analytics.clinics.all', { number: totalText(total, isCapped) })}
              </Link>
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** The clinics behind the number that the address names. */
export function ClinicsDialog(scope: Readonly<Scope>) {
  const t = useTexts();
  const { list, close } = useClinicsAddress();
  const name = useSubjectName(scope, list);
  if (list === null) return null;
  return (
    <Modal
      cancelText={t('ui.close')}
      footer={null}
      onCancel={close}
      open
      title={t(`analytics.clinics.${list.group}`, { name })}
      width={720}
    >
      <Pages key={`${list.group} ${list.subject}`} list={list} scope={scope} />
    </Modal>
  );
}

function Pages({ list, scope }: { list: ClinicsList; scope: Scope }) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const clinics = useQuery({
    ...clinicsOptions(scope, list, { limit: size, offset: (page - 1) * size }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded errorTitle="analytics.load.clinics" lines={8} query={clinics}>
      {({ rows, total, isCapped }) => (
        <div className="stack gap-3">
          {total === 0 ? <p>{t('analytics.clinics.none')}</p> : <Rows group={list.group} rows={rows} />}
          <Pager
            change={(patch) => 'page' in patch && setPage(patch.page)}
            sizes={false}
            state={{ page, size }}
            total={total}
          >
            {t('analytics.count', { count: total, number: totalText(total, isCapped) })}
          </Pager>
        </div>
      )}
    </Loaded>
  );
}

function Rows({ group, rows }: { group: ClinicGroup; rows: readonly ClinicRow[] }) {
  const t = useTexts();
  return (
    <ul className="ruled">
      {rows.map(({ id, clientName, clinicName, clientEmail, percentage, at, value }) => (
        <li className={styles.row} key={id}>
          <span className="may-shrink anywhere">
            <Link to={evaluationAddress(id)}>{clinicName || clientName || clientEmail}</Link>
            <span className="block text-1 soft">
              {[clinicName === '' ? '' : clientName, clientEmail].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="text-1 numeric nowrap">
            {t(`analytics.clinics.${group}-at`, { date: formatDate(at) })}
            <span className="block soft">
              {value === null
                ? t('analytics.clinics.result', { percent: formatPercent(percentage, 0) })
                : t(`analytics.clinics.${group}-value`, { percent: formatPercent(value, 1) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the section or product is called, by the figures that the page has anyway. */
function useSubjectName(scope: Scope, list: ClinicsList | null): string {
  const { data } = useQuery(figuresOptions(scope));
  if (list === null || data === undefined) return '';
  return (
    (list.group === 'weak'
      ? data.sections.find(({ sectionId }) => String(sectionId) === list.subject)?.sectionName
      : data.productStats.find(({ product }) => product.id === list.subject)?.product.name) ?? ''
  );
}

const totalText = (total: number, isCapped: boolean): string =>
  `${formatNumber(total, 0)}${isCapped ? '+' : ''}`;
