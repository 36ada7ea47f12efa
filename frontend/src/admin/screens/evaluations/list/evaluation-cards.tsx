import { useTexts } from '../../../../shared/texts/i18n.ts';
import styles from './cards.module.css';
import { ArrivalTime, cardCells, Client } from './columns.tsx';
import { EditRow } from './edit-row.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import { PagePick, RowPick } from './pick-box.tsx';
import { RowActions } from '../row-actions.tsx';
import { type RowTools } from './row-tools.ts';

interface EvaluationCardsProps {
  rows: readonly EvaluationRow[];
  tools: RowTools;
  stale: boolean;
}

/** The evaluations on a narrow screen: a card each, with the same facts and buttons as a row. */
export function EvaluationCards(props: EvaluationCardsProps) {
  const { rows, tools, stale } = props;
  const t = useTexts();
  return (
    <>
      {tools.picks.selection.size > 0 && (
        <div className="row align-center">
          <PagePick picks={tools.picks} />
          <span aria-hidden="true">{t('evaluations.pick.page')}</span>
        </div>
      )}
      <ul
        aria-busy={stale}
        aria-label={t('evaluations.table.label')}
        className={`stack gap-3 ${styles.cards}`}
      >
        {rows.map((row) => (
          <EvaluationCard key={row.id} row={row} tools={tools} />
        ))}
      </ul>
    </>
  );
}

function EvaluationCard({ row, tools }: { row: EvaluationRow; tools: RowTools }) {
  const { panel, picks } = tools;
  return (
    <li className={`stack gap-1 card pad-1 ${picks.selection.has(row.id) ? 'picked' : ''}`}>
      <div className={styles.top}>
        <RowPick picks={picks} row={row} />
        <Client row={row} />
        <span className="text-2 soft">
          <ArrivalTime row={row} />
        </span>
      </div>
      <div className="text-2 truncate">{row.clientEmail}</div>
      <div className="cluster spread align-start">{cardCells('result', row, tools)}</div>
      <div className="cluster spread align-center">
        {cardCells('work', row, tools)}
        <RowActions row={row} tools={tools} />
      </div>
      {panel.openId === row.id && (
        <EditRow atFindings={panel.atFindings} evaluationId={row.id} onClose={panel.close} />
      )}
    </li>
  );
}
