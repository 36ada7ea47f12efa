import { useTexts } from '../../shared/texts/i18n.ts';
import { useNow } from '../ui/use-now.ts';
import styles from './cards.module.css';
import { ArrivalTime, Client } from './columns.tsx';
import { dueOf } from './due.ts';
import { DueTime } from './due-cell.tsx';
import { Email } from './email.tsx';
import { EditRow } from './edit-row.tsx';
import { type EvaluationRow } from './evaluations.api.ts';
import { PickBox, RowPick } from './pick-box.tsx';
import { RowActions } from './row-actions.tsx';
import { RowStatus } from './row-marks.tsx';
import { type RowTools } from './row-tools.ts';
import { Score } from './score.tsx';
import { TrelloCell } from './trello-cell.tsx';

interface EvaluationCardsProps {
  rows: readonly EvaluationRow[];
  tools: RowTools;
  stale: boolean;
}

/** The evaluations on a narrow screen: a card each, with the same facts and buttons as a row. */
export function EvaluationCards(props: Readonly<EvaluationCardsProps>) {
  const { rows, tools, stale } = props;
  const t = useTexts();
  return (
    <>
      <div className="row align-center">
        <PickBox
          checked={tools.picks.share === 'all'}
          label={t('evaluations.pick.page')}
          mixed={tools.picks.share === 'some'}
          onToggle={tools.picks.togglePage}
        />
        <span aria-hidden="true">{t('evaluations.pick.page')}</span>
      </div>
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

function EvaluationCard({ row, tools }: Readonly<{ row: EvaluationRow; tools: RowTools }>) {
  const t = useTexts();
  const { panel, picks, works } = tools;
  const due = dueOf(row, useNow());
  return (
    <li className={`stack card ${picks.selection.has(row.id) ? 'picked' : ''} ${styles.card}`}>
      <div className={styles.top}>
        <RowPick picks={picks} row={row} />
        <Client row={row} />
        <span className="text-2 soft">
          <ArrivalTime row={row} />
        </span>
      </div>
      <Email address={row.clientEmail} />
      <div className="cluster gap-wide spread align-start">
        <Score row={row} />
        <RowStatus row={row} work={works[row.id]} />
      </div>
      <div className="cluster gap-wide spread align-start">
        {tools.withTrello && row.anonymisedAt === null && (
          <span className="cluster align-center may-shrink">
            <span className="text-2 soft">{t('evaluations.column.trello')}</span>
            <TrelloCell row={row} />
          </span>
        )}
        {due !== null && <DueTime row={row} />}
      </div>
      <RowActions row={row} tools={tools} />
      {panel.openId === row.id && (
        <EditRow atFindings={panel.atFindings} evaluationId={row.id} onClose={panel.close} />
      )}
    </li>
  );
}
