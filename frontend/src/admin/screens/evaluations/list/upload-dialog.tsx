import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { callByUpload } from '../../../../shared/api/call.ts';
import { listQuery } from '../../../../shared/api/query.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { refreshEvaluations } from '../../../kit/evaluations/evaluations.api.ts';
import { useStartBulk } from '../changes.api.ts';
import { planBulk } from '../selection.ts';
import { importReportOf, type ImportReport } from '../../../kit/jobs/import-report.ts';
import { ResponseImportResult } from '../../../kit/jobs/response-import-result.tsx';
import { WorkbookDialog } from '../../../kit/checked-work/workbook-dialog.tsx';
import { useDownload } from '../../../kit/session/download.ts';
import { useResponseDownloads } from '../../../kit/session/response-downloads.ts';
import { hasWork, withCorrections, type Preview } from '../upload/corrections.ts';
import { TableReview } from '../upload/table-review.tsx';
import { useCorrectedTable } from '../upload/use-corrected-table.ts';

interface UploadDialogProps {
  questionnaireId: number;
  onClose: () => void;
}

/** What a check has understood, or what an import has done. */
type Answered = { preview: Preview } | { report: ImportReport };

/** Brings responses in from a table: shows what was understood of it, takes corrections, and shows what became of each row. */
export function UploadDialog({ questionnaireId, onClose }: UploadDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const table = useCorrectedTable();
  return (
    <WorkbookDialog<Answered>
      after={<WriteTexts onStarted={onClose} questionnaireId={questionnaireId} />}
      first="check"
      id="upload-file"
      intro={<Intro questionnaireId={questionnaireId} />}
      isReady={(answered) => 'preview' in answered && hasWork(table.preview ?? answered.preview)}
      onClose={onClose}
      onDone={() => void refreshEvaluations(client)}
      questionnaireId={questionnaireId}
      read={(job) => {
        const report = importReportOf(job);
        return report && { report };
      }}
      send={async (form, { dryRun, ...init }) => {
        if (dryRun) {
          table.begin(form.get('file') as File);
          const { data } = await callByUpload('/api/admin/preview-responses', form, {
            ...init,
            repeat: true,
          });
          return { status: 200, data: { preview: data } };
        }
        const answer = await callByUpload(
          '/api/admin/import-responses',
          withCorrections(form, table.corrections),
          {
            ...init,
            query: { mapping: table.mapping },
            async: true,
            // Rows that came before are recognised.
            repeat: true,
          },
        );
        return answer.status === 202 ? answer : { status: 200, data: { report: answer.data } };
      }}
      taken="table"
      words={{
        title: t('upload.title'),
        check: t('upload.check'),
        apply: t('upload.start'),
        step: (step) => t(step === 'check' ? 'upload.checking' : 'upload.processing'),
        failed: (step) => t(step === 'check' ? 'upload.failed.check' : 'upload.failed.title'),
        announced: (phase) => (phase === 'idle' || phase === 'sending' ? null : t(`upload.said.${phase}`)),
      }}
    >
      {(answered, done) =>
        'preview' in answered ? (
          <TableReview
            busy={table.busy}
            corrections={table.corrections}
            failure={table.failure}
            onCorrect={table.correct}
            onForget={table.forget}
            preview={table.preview ?? answered.preview}
          />
        ) : (
          <ResponseImportResult done={done} report={answered.report} />
        )
      }
    </WorkbookDialog>
  );
}

/** What the file is like: who has none yet finds the sample here. */
function Intro({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const [sample] = useResponseDownloads(questionnaireId, useDownload());
  return (
    <>
      {t('upload.intro')}{' '}
      <Button onClick={sample?.onClick} size="small" type="link">
        {t('upload.sample')}
      </Button>
    </>
  );
}

/** Has the texts written of every response that has none; not there where all have theirs. */
function WriteTexts({ questionnaireId, onStarted }: { questionnaireId: number; onStarted: () => void }) {
  const t = useTexts();
  const { data: waiting } = useQuery(pendingOptions(questionnaireId));
  const start = useStartBulk();
  const { ids } = planBulk(new Map(waiting?.rows.map((row) => [row.id, row])), 'generate');
  if (ids.length === 0) return null;
  return (
    <Button
      loading={start.isPending}
      onClick={() =>
        start.mutate({ step: 'generate', ids: [...ids], versions: {} }, { onSuccess: onStarted })
      }
      type="primary"
    >
      {t('upload.write', { number: formatNumber(ids.length, 0) })}
    </Button>
  );
}

/** As many as one page of the list holds. */
const most = 500;

function pendingOptions(questionnaireId: number) {
  const waiting = { status: 'pending', sort: null, limit: most, offset: 0, fields: 'summary' } as const;
  return listQuery('/api/admin/evaluations', { query: { questionnaireId, ...waiting } }, { staleTime: 0 });
}
