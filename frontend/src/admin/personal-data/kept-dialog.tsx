import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { type ReactNode } from 'react';
import { handOver } from '../../shared/actions/save-file.ts';
import { formatDateTime, formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Loaded } from '../ui/loaded.tsx';
import { keptOptions, type Kept } from './personal-data.api.ts';

interface KeptDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** What is kept of one response, and all of it as a file for the person who asks. */
export function KeptDialog({ id, name, onClose }: Readonly<KeptDialogProps>) {
  const t = useTexts();
  const kept = useQuery(keptOptions(id));
  const { data } = kept;
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={
        <div className="cluster end">
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button
            disabled={data === undefined}
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => data && save(data)}
            type="primary"
          >
            {t('personal-data.kept.export')}
          </Button>
        </div>
      }
      onCancel={onClose}
      open
      title={t('personal-data.kept.title', { name })}
      width={640}
    >
      <Loaded errorTitle="personal-data.kept.load-failed" lines={8} query={kept}>
        {(all) => <Facts kept={all} />}
      </Loaded>
    </Modal>
  );
}

function Facts({ kept }: Readonly<{ kept: Kept }>) {
  const t = useTexts();
  const { evaluation, consent } = kept;
  const facts: Readonly<Record<string, ReactNode>> = {
    name: evaluation.clientName,
    clinic: evaluation.clinicName,
    email: evaluation.clientEmail,
    received: formatDateTime(evaluation.submittedAt),
    consent: consent === null ? t('personal-data.kept.no-consent') : formatDateTime(consent.consentedAt),
    answers: formatNumber(Object.keys(evaluation.rawResponses).length, 0),
    texts: t(evaluation.generatedTexts === null ? 'personal-data.kept.none' : 'personal-data.kept.there'),
    versions: formatNumber(kept.versions.length, 0),
    mails: formatNumber(kept.mails.length, 0),
    offers: formatNumber(kept.offerRequests.length, 0),
    invitations: formatNumber(kept.invitations.length, 0),
    notes: formatNumber(kept.notes.length, 0),
    timeline: formatNumber(kept.timeline.length, 0),
  };
  return (
    <div className="stack gap-3">
      <dl className="facts">
        {Object.entries(facts).map(([fact, value]) => (
          <Fact key={fact} label={t(`personal-data.kept.${fact}`)}>
            {value === '' ? '–' : value}
          </Fact>
        ))}
      </dl>
      <p className="soft roomy">{t('personal-data.kept.note')}</p>
    </div>
  );
}

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/**
 * All but the notes, which are for the admins alone (rules: Notes and assignee). The file's name says nothing of the
 * person: it may lie in a folder of downloads for long.
 */
function save({ notes: _, ...kept }: Kept): void {
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' });
  handOver(file, `response-${kept.evaluation.id}.json`);
}
