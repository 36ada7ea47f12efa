import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { contentOptions, type RecordContent } from './personal-data.api.ts';
import { RecordDialog } from './record-dialog.tsx';

/** What is kept of one response. The file has all but the notes, which are for the admins alone (rules: Notes and assignee). */
export function ContentDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTexts();
  const kept = useQuery(contentOptions(id));
  return (
    <RecordDialog
      facts={(all) => factsOf(t, all)}
      file={({ notes: _, ...rest }) => rest}
      fileName={`response-${id}.json`}
      name={name}
      note={t('personal-data.kept.note')}
      onClose={onClose}
      query={kept}
    />
  );
}

const factsOf = (t: Translate, kept: RecordContent) => ({
  name: kept.evaluation.clientName,
  clinic: kept.evaluation.clinicName,
  email: kept.evaluation.clientEmail,
  received: formatDateTime(kept.evaluation.submittedAt),
  consent:
    kept.consent === null ? t('personal-data.kept.no-consent') : formatDateTime(kept.consent.consentedAt),
  answers: formatNumber(Object.keys(kept.evaluation.rawResponses).length, 0),
  texts: t(kept.evaluation.generatedTexts === null ? 'personal-data.kept.none' : 'personal-data.kept.there'),
  versions: formatNumber(kept.versions.length, 0),
  mails: formatNumber(kept.mails.length, 0),
  offers: formatNumber(kept.offerRequests.length, 0),
  invitations: formatNumber(kept.invitations.length, 0),
  notes: formatNumber(kept.notes.length, 0),
  timeline: formatNumber(kept.timeline.length, 0),
});
