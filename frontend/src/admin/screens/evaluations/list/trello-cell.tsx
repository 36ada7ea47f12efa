import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import { useSaveTrelloCard } from '../changes.api.ts';
import styles from './trello-cell.module.css';

/** The Trello card's id, edited where it stands: Enter saves, Escape cancels, the focus stays here. */
export function TrelloCell({ row }: { row: EvaluationRow }) {
  const t = useTexts();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!editing && returns.current) opener.current?.focus();
    returns.current = false;
  }, [editing]);
  const leave = () => {
    returns.current = true;
    setEditing(false);
  };
  if (row.anonymisedAt !== null) return null;
  if (editing) return <TrelloField onLeave={leave} row={row} />;
  return (
    <button
      aria-label={t('evaluations.trello.edit', {
        name: row.clientName,
        id: row.trelloCardId ?? t('evaluations.trello.none'),
      })}
      className={`inline-row ${styles.shown}`}
      onClick={() => setEditing(true)}
      ref={opener}
      title={row.trelloCardId ?? undefined}
      type="button"
    >
      <span aria-hidden="true" className="text-1 anywhere">
        {row.trelloCardId ?? '–'}
      </span>
      <EditOutlined aria-hidden className="text-1 soft" />
    </button>
  );
}

function TrelloField({ row, onLeave }: { row: EvaluationRow; onLeave: () => void }) {
  const t = useTexts();
  const [draft, setDraft] = useState(row.trelloCardId ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = useSaveTrelloCard(row.id);
  const submit = () => {
    const id = toTrelloCardId(draft);
    if (save.isPending) return;
    if (id === row.trelloCardId) onLeave();
    else
      save.mutate(id, {
        onSuccess: () => {
          announce(t('evaluations.done.trello'));
          onLeave();
        },
        onError: () => field.current?.focus(),
      });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={`row gap-1 align-center raised relative ${styles.edit}`}>
      <input
        aria-label={t('evaluations.trello.field', { name: row.clientName })}
        autoComplete="off"
        className={`grow may-shrink control ${styles.field}`}
        maxLength={500}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        readOnly={save.isPending}
        ref={field}
        value={draft}
      />
      <Button
        aria-label={t('evaluations.trello.save')}
        icon={<CheckOutlined aria-hidden />}
        loading={save.isPending}
        onClick={submit}
        size="small"
        type="primary"
      />
      <Button
        aria-label={t('ui.cancel')}
        icon={<CloseOutlined aria-hidden />}
        onClick={onLeave}
        size="small"
      />
    </div>
  );
}

/** What is stored of a typed card id: trimmed, and null when nothing is left (rules: Validation rules). */
function toTrelloCardId(typed: string): string | null {
  const id = typed.trim();
  return id === '' ? null : id;
}
