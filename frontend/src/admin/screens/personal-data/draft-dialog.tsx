import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { RecordDialog } from './record-dialog.tsx';
import { draftOptions } from './personal-data.api.ts';

/** What a response holds that is still being filled in, and all of it as a file for the person who asks. */
export function DraftDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTexts();
  const draft = useQuery(draftOptions(id));
  return (
    <RecordDialog
      facts={({ startedAt, source, rawResponses }) => ({
        started: formatDateTime(startedAt),
        source,
        answers: formatNumber(Object.keys(rawResponses).length, 0),
      })}
      file={(data) => data}
      fileName={`draft-${id}.json`}
      name={name}
      note={t('personal-data.kept.draft-note')}
      onClose={onClose}
      query={draft}
    />
  );
}
