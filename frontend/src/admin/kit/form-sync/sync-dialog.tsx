import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { PlannedImpact } from '../impact/planned-impact.tsx';
import { useCheckedWork } from '../checked-work/use-checked-work.ts';
import { WorkDialog } from '../checked-work/work-dialog.tsx';
import { isAdminQuery, type Questionnaire } from '../session/questionnaires.api.ts';
import { CountTiles } from '../ui/tiles.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import styles from './sync-preview.module.css';

interface SyncDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Reads the form, shows what is new, renamed and gone, and takes it over when the person agrees. */
export function SyncDialog({ questionnaire, onClose }: SyncDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const { id } = questionnaire;
  const flow = useCheckedWork<number, SyncReport>({
    questionnaireId: id,
    send: (_id, { dryRun, signal }) =>
      call('post', '/api/admin/questionnaire/{id}/sync-google-form', {
        path: { id },
        async: true,
        query: dryRun ? { dryRun } : {},
        signal,
      }),
    read: (job) => (job.kind === 'sync-form' ? job.result : null),
    fallback: 'sync.failed.default',
    onDone: () => void client.invalidateQueries({ predicate: isAdminQuery }),
  });
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (!begun.current) flow.start('check', id);
    begun.current = true;
  });
  useEffect(() => begin(), []);
  return (
    <WorkDialog
      first="check"
      flow={flow}
      input={id}
      isReady={wouldChange}
      onClose={onClose}
      words={{
        title: t('sync.title', { name: questionnaire.name }),
        apply: t('sync.apply'),
        step: (step) => t(`sync.step.${step}`),
        failed: (step) => t(`sync.failed.${step}`),
        announced: (phase) =>
          phase === 'checked' || phase === 'done' || phase === 'failed' ? t(`sync.said.${phase}`) : null,
      }}
    >
      {(report, done) => <SyncPreview done={done} questionnaireId={id} report={report} />}
    </WorkDialog>
  );
}

/** More lines than this are counted, not listed. */
const listed = 50;

interface SyncPreviewProps {
  report: SyncReport;
  questionnaireId: number;
  /** False: nothing is stored yet. */
  done: boolean;
}

/** What the form brings: counts, what is renamed, new and changed, and what it does not have any more. */
function SyncPreview({ report, questionnaireId, done }: SyncPreviewProps) {
  const t = useTexts();
  const counts = (['created', 'updated', 'unchanged'] as const).map(
    (name) => [t(`upload.result.${name}`), report[name]] as const,
  );
  const changes = report.changes.filter(
    ({ fields }) => fields.join() !== 'name' && fields.join() !== 'questionText',
  );
  return (
    <div className="stack gap-4">
      <Verdict done={done} report={report} />
      <p>
        {t('sync.report.found', {
          sections: formatNumber(report.sections, 0),
          questions: formatNumber(report.questions, 0),
        })}{' '}
        {t(`sync.report.source-${report.source}`)}
      </p>
      <CountTiles counts={counts} />
      {report.linked > 0 && <p>{t('sync.report.linked', { number: formatNumber(report.linked, 0) })}</p>}
      {report.reordered && <p>{t('sync.report.reordered')}</p>}
      <Lines
        lines={report.renamed.map(({ from, to }) => t('sync.report.from-to', { from, to }))}
        title={t('sync.report.renamed')}
      />
      <Lines
        lines={report.renamedOptions.map(({ questionText: question, from, to }) =>
          t('sync.report.renamed-answer', { question, from, to }),
        )}
        note={t('sync.report.renamed-answers-note')}
        title={t('sync.report.renamed-answers')}
      />
      <Lines lines={changes.map((one) => changeText(t, one))} title={t('sync.report.changes')} />
      <Lines
        lines={[
          ...report.missingSections.map(({ name }) => t('sync.report.section', { name })),
          ...missingText(report, true),
        ]}
        note={t('sync.report.missing-note')}
        title={t('sync.report.missing')}
      />
      <Lines
        lines={report.missingOptions.map(({ questionText: question, label: answer }) =>
          t('sync.report.missing-answer', { question, answer }),
        )}
        note={t('sync.report.missing-answers-note')}
        title={t('sync.report.missing-answers')}
      />
      <Lines
        lines={missingText(report, false)}
        note={t('sync.report.own-note')}
        title={t('sync.report.own')}
      />
      <Lines lines={report.notes.map(({ message }) => message)} title={t('sync.report.notes')} />
      {!done && wouldChange(report) && (
        <section>
          <h3 className="space-below-2">{t('impact.heading')}</h3>
          <PlannedImpact effect={report.effect} questionnaireId={questionnaireId} />
        </section>
      )}
    </div>
  );
}

function Verdict({ report, done }: Pick<SyncPreviewProps, 'report' | 'done'>) {
  const t = useTexts();
  if (done) return <Notice tone="success">{t('sync.report.done')}</Notice>;
  return <Notice tone="info">{t(wouldChange(report) ? 'sync.report.ready' : 'sync.report.nothing')}</Notice>;
}

interface LinesProps {
  title: string;
  note?: string;
  lines: readonly string[];
}

function Lines({ title, note, lines }: LinesProps): ReactNode {
  const t = useTexts();
  if (lines.length === 0) return null;
  const left = lines.length - listed;
  return (
    <section>
      <h3 className="space-below-2">
        {title} ({formatNumber(lines.length, 0)})
      </h3>
      {note !== undefined && <p>{note}</p>}
      <ScrollRegion className={`scroll anywhere ${styles.lines}`} label={title}>
        <ul className="bullets">
          {lines.slice(0, listed).map((line, index) => (
            <li key={`${index}-${line}`}>{line}</li>
          ))}
        </ul>
      </ScrollRegion>
      {left > 0 && <p>{t('sync.report.more', { number: formatNumber(left, 0) })}</p>}
    </section>
  );
}

function changeText(t: Translate, { change, name, fields }: SyncReport['changes'][number]): string {
  if (change === 'created') return t('sync.report.new', { name });
  return t('sync.report.changed', {
    name,
    fields: fields.map((field) => t(`config.field.${field}`, {}, field)).join(', '),
  });
}

/** Questions the form does not have: those it once had, or those that were only ever here. */
function missingText({ missing }: SyncReport, was: boolean): string[] {
  return missing.filter(({ wasInForm }) => wasInForm === was).map(({ questionText }) => questionText);
}

/** What a sync from the form does, or would do. */
type SyncReport = Readonly<Schemas['FormSyncResponse']>;

/** True when the sync would store something, be it only how the form calls what is here. */
function wouldChange({ created, updated, linked, reordered }: SyncReport): boolean {
  return created + updated + linked > 0 || reordered;
}
