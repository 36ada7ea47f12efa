import { Button } from 'antd';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { FindingTable } from '../../../kit/jobs/finding-table.tsx';
import { CountTiles } from '../../../kit/ui/tiles.tsx';
import { Notice } from '../../../kit/ui/notice.tsx';
import { AddressTable } from './address-table.tsx';
import { AnswerTable } from './answer-table.tsx';
import { ColumnTable } from './column-table.tsx';
import {
  columnsOf,
  corrected,
  hasWork,
  needsLook,
  otherErrors,
  type Corrections,
  type Preview,
} from './corrections.ts';
import { TablePlace } from './table-place.tsx';

interface TableReviewProps {
  preview: Preview;
  corrections: Corrections;
  /** Something was corrected and is being checked. */
  busy: boolean;
  /** What the last correction failed of. */
  failure: string | null;
  onCorrect: (corrections: Corrections) => void;
  /** Reads the table without what was kept of earlier ones. */
  onForget: () => void;
}

/** What was understood of a table and what importing it will do; all of it can be corrected here. */
export function TableReview({ preview, corrections, busy, failure, onCorrect, onForget }: TableReviewProps) {
  const t = useTexts();
  const columns = columnsOf(preview.sheets);
  const counts = [
    [t('upload.result.created'), preview.created],
    [t('upload.result.updated'), preview.updated],
    [t('upload.result.unchanged'), preview.unchanged],
    [t('upload.review.left-out'), preview.skippedCount + preview.errorCount],
  ] as const;
  const isKept =
    columns.some(({ sure }) => sure === 'saved') || preview.sheets.some(({ place }) => place === 'saved');
  return (
    <div aria-busy={busy} className="stack gap-4">
      <TablePlace
        onChoose={(place) => onCorrect({ ...corrections, table: place })}
        preview={preview}
        table={corrections.table}
      />
      <CountTiles counts={counts} />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Verdict preview={preview} />
      {isKept && (
        <Notice
          action={
            <Button onClick={onForget} size="small">
              {t('upload.review.forget')}
            </Button>
          }
          tone="info"
        >
          {t('upload.review.saved')}
        </Notice>
      )}
      {columns.length > 0 && (
        <ColumnTable
          key={preview.sheets.map(({ name, headerRow }) => `${headerRow} ${name}`).join()}
          columns={columns.filter(({ is }) => is !== 'service')}
          onChoose={(choice) => onCorrect(corrected(corrections, 'columns', choice))}
          questions={preview.questions}
        />
      )}
      <AnswerTable
        answers={corrections.answers}
        onChoose={(answers) =>
          onCorrect(answers.reduce((all, answer) => corrected(all, 'answers', answer), corrections))
        }
        preview={preview}
      />
      <AddressTable
        addresses={preview.addresses}
        onCorrect={(address) => onCorrect(corrected(corrections, 'addresses', address))}
        withSheet={preview.sheets.length > 1}
      />
      <FindingTable findings={otherErrors(preview.errors)} kind="errors" />
      <FindingTable count={preview.skippedCount} findings={preview.skipped} kind="skipped" />
      <FindingTable count={preview.warningCount} findings={preview.warnings} kind="warnings" />
      <Missing names={preview.questionsWithoutColumn} />
    </div>
  );
}

/** What is to be done before, or that all is well. */
function Verdict({ preview }: { preview: Preview }) {
  const t = useTexts();
  const looks = columnsOf(preview.sheets).filter(needsLook).length;
  if (preview.sheets.length === 0) return <Notice tone="warning">{t('upload.review.empty')}</Notice>;
  if (!hasWork(preview) && preview.unchanged > 0 && preview.errorCount === 0)
    return <Notice tone="info">{t('upload.result.same')}</Notice>;
  if (!hasWork(preview)) return <Notice tone="warning">{t('upload.review.nothing')}</Notice>;
  return (
    <Notice tone="info">
      {t('upload.result.planned')} {looks > 0 && t('upload.review.look', { number: formatNumber(looks, 0) })}
    </Notice>
  );
}

/** Questions that no column belongs to. */
function Missing({ names }: { names: readonly string[] }) {
  const t = useTexts();
  if (names.length === 0) return null;
  return (
    <details>
      <summary className="strong warning">
        {t('upload.columns.missing', { number: formatNumber(names.length, 0) })}
      </summary>
      <ul className="bullets anywhere">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
