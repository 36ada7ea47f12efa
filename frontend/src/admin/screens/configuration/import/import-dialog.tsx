import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { callByUpload } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { PlannedImpact } from '../../../kit/impact/planned-impact.tsx';
import { FindingTable } from '../../../kit/jobs/finding-table.tsx';
import { WorkbookDialog } from '../../../kit/checked-work/workbook-dialog.tsx';
import { paths } from '../../../addresses.ts';
import { refreshConfiguration } from '../../../kit/session/questionnaires.api.ts';
import { CountTiles } from '../../../kit/ui/tiles.tsx';
import { Notice } from '../../../kit/ui/notice.tsx';
import { LabelledCell, Table } from '../../../kit/ui/table.tsx';

interface ImportDialogProps {
  questionnaireId: number;
  onClose: () => void;
}

/** Takes a configuration workbook over: checked first, shown, and stored only when the person agrees. */
export function ImportDialog({ questionnaireId, onClose }: ImportDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <WorkbookDialog
      after={
        <Button onClick={() => void navigate(`${paths.dashboard}?upload=responses`)} type="primary">
          {t('config.import.responses')}
        </Button>
      }
      first="check"
      id="configuration-file"
      intro={t('config.import.intro')}
      isReady={hasWork}
      onClose={onClose}
      onDone={() => void refreshConfiguration(client)}
      questionnaireId={questionnaireId}
      read={(job) => (job.kind === 'import-config' ? job.result : null)}
      send={(form, { dryRun, ...init }) => {
        const query = { questionnaireId, dryRun: dryRun || null };
        return callByUpload('/api/admin/import-config', form, { ...init, query, async: true, repeat: true });
      }}
      words={{
        title: t('config.import.title'),
        check: t('config.import.check-action'),
        apply: t('config.import.apply-action'),
        step: (step) => t(`config.import.${step}`),
        failed: (step) => t(`config.import.failed-${step}`),
        announced: (phase) =>
          phase === 'checked' || phase === 'done' || phase === 'failed'
            ? t(`config.import.said-${phase}`)
            : null,
      }}
    >
      {(report, done) => <ImportPreview done={done} questionnaireId={questionnaireId} report={report} />}
    </WorkbookDialog>
  );
}

interface ImportPreviewProps {
  report: ConfigurationReport;
  questionnaireId: number;
  /** False: nothing is stored yet. */
  done: boolean;
}

/** What a workbook creates, changes and leaves; or what is wrong with it. */
function ImportPreview({ report, questionnaireId, done }: ImportPreviewProps) {
  const t = useTexts();
  const counts = (['created', 'updated', 'unchanged'] as const).map(
    (name) => [t(`upload.result.${name}`), report[name]] as const,
  );
  return (
    <div>
      <Verdict done={done} report={report} />
      {report.copiedFrom !== null && (
        <Notice tone="info">{t('config.import.copied', { name: report.copiedFrom })}</Notice>
      )}
      <FindingTable findings={report.errors} kind="errors" />
      {/* With any error nothing is taken over: then there is nothing to count. */}
      {report.errors.length === 0 && (
        <>
          <CountTiles counts={counts} />
          <Changes changes={report.changes} of={report.created + report.updated} />
        </>
      )}
      {report.unmatchedColumns.length > 0 && (
        <p>{t('config.import.unmatched', { names: report.unmatchedColumns.join(', ') })}</p>
      )}
      {!done && hasWork(report) && (
        <section>
          <h3>{t('impact.heading')}</h3>
          <PlannedImpact effect={report.effect} questionnaireId={questionnaireId} />
        </section>
      )}
    </div>
  );
}

function Verdict({ report, done }: Pick<ImportPreviewProps, 'report' | 'done'>) {
  const t = useTexts();
  if (report.errors.length > 0) return <Notice tone="error">{t('config.import.refused')}</Notice>;
  if (done) return <Notice tone="success">{t('config.import.done')}</Notice>;
  if (!hasWork(report)) return <Notice tone="info">{t('config.import.nothing')}</Notice>;
  return <Notice tone="info">{t('config.import.ready')}</Notice>;
}

function Changes({ changes, of }: { changes: readonly RowChange[]; of: number }) {
  const t = useTexts();
  if (changes.length === 0) return null;
  const label = t('config.import.changes');
  const columns = [
    t('upload.column.sheet'),
    t('upload.column.row'),
    t('config.import.name'),
    t('config.import.what'),
  ];
  return (
    <section>
      <h3>{label}</h3>
      <Table columns={columns} form="dense" label={label}>
        {changes.map(({ sheet, row, what, name, fields }, index) => (
          <tr key={`${sheet}-${row}-${index}`}>
            <LabelledCell label={t('upload.column.sheet')}>{sheet}</LabelledCell>
            <LabelledCell label={t('upload.column.row')}>{row}</LabelledCell>
            <td>{name}</td>
            <td>
              {t(`config.import.row-${what}`)}
              {fields.length > 0 && <FieldChanges fields={fields} />}
            </td>
          </tr>
        ))}
      </Table>
      {of > changes.length && (
        <p className="space-above-2">
          {t('config.import.more', { number: formatNumber(of - changes.length, 0) })}
        </p>
      )}
    </section>
  );
}

function FieldChanges({ fields }: { fields: RowChange['fields'] }) {
  const t = useTexts();
  return (
    <ul className="bullets soft anywhere">
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          {t(`config.field.${field}`, {}, field)}
          {field !== 'position' && `: ${from ?? '–'} → ${to ?? '–'}`}
        </li>
      ))}
    </ul>
  );
}

/** What a configuration workbook does, or would do. With any error nothing is taken over. */
type ConfigurationReport = Readonly<Schemas['ConfigurationImportResponse']>;

/** A row of the workbook that creates or changes something. */
type RowChange = ConfigurationReport['changes'][number];

/** True when applying the workbook would store something. */
function hasWork({ created, updated, errors }: ConfigurationReport): boolean {
  return errors.length === 0 && created + updated > 0;
}
