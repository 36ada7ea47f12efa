import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { usePersonName } from '../edit-panel/use-person-name.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Fold } from './fold.tsx';
import { notesOptions, useNoteChange, type Note } from './evaluation-page.api.ts';

const longest = 2000;
/** The person who asks to change a note goes on in its field. */
const focusField = (field: { focus: () => void } | null) => field?.focus();

/** What colleagues note about the evaluation among themselves. */
export function Notes({ evaluationId }: { evaluationId: string }) {
  const t = useTexts();
  const fieldId = useId();
  const notes = useQuery(notesOptions(evaluationId));
  const save = useNoteChange(evaluationId);
  const [text, setText] = useState('');
  const add = () =>
    save.mutate(
      { kind: 'add', text: text.trim() },
      // What was typed meanwhile stays.
      { onSuccess: () => setText((typed) => (typed === text ? '' : typed)) },
    );
  return (
    // A colleague's note is not to be overlooked.
    <Fold isOpen={(notes.data ?? []).length > 0} note={t('page.notes.note')} title={t('page.notes.title')}>
      <div className="stack gap-1 justify-start">
        <label className="strong" htmlFor={fieldId}>
          {t('page.notes.new')}
        </label>
        <Input.TextArea
          autoSize={{ minRows: 2 }}
          id={fieldId}
          maxLength={longest}
          onChange={({ target }) => setText(target.value)}
          value={text}
        />
        <Button
          disabled={text.trim() === ''}
          loading={save.isPending && save.variables.kind === 'add'}
          onClick={add}
        >
          {t('page.notes.add')}
        </Button>
      </div>
      <Loaded
        empty={<p className="soft">{t('page.notes.none')}</p>}
        errorTitle="page.notes.failed"
        lines={3}
        query={notes}
      >
        {(list) => (
          <ul className="stack gap-0 ruled">
            {list.map((note) => (
              <NoteItem evaluationId={evaluationId} key={note.id} note={note} />
            ))}
          </ul>
        )}
      </Loaded>
    </Fold>
  );
}

/** One note; its author may change and delete it. */
function NoteItem({ note, evaluationId }: { note: Note; evaluationId: string }) {
  const t = useTexts();
  const nameOf = usePersonName();
  const confirm = useConfirm();
  const { data: user } = useQuery(sessionOptions);
  const save = useNoteChange(evaluationId);
  const [draft, setDraft] = useState<string | null>(null);
  const remove = async () => {
    const agreed = await confirm({
      title: t('page.notes.remove-title'),
      okText: t('page.notes.remove'),
      danger: true,
    });
    if (agreed) save.mutate({ kind: 'remove', noteId: note.id });
  };
  const change = () =>
    save.mutate(
      { kind: 'change', noteId: note.id, text: (draft ?? '').trim() },
      { onSuccess: () => setDraft((typed) => (typed === draft ? null : typed)) },
    );
  return (
    <li className="stack gap-1 pad-1">
      {draft === null ? (
        <p className="pre-line anywhere">{note.text}</p>
      ) : (
        <Input.TextArea
          aria-label={t('page.notes.change')}
          autoSize={{ minRows: 2 }}
          maxLength={longest}
          onChange={({ target }) => setDraft(target.value)}
          ref={focusField}
          value={draft}
        />
      )}
      <div className="cluster gap-line align-center text-1 soft">
        <span className="anywhere">
          {nameOf(note.adminId)} · {formatDateTime(note.createdAt)}
          {note.editedAt !== null && ` · ${t('page.notes.edited', { date: formatDateTime(note.editedAt) })}`}
        </span>
        {user?.id === note.adminId && draft === null && (
          <>
            <Button onClick={() => setDraft(note.text)} size="small" type="link">
              {t('page.notes.change')}
            </Button>
            <Button danger loading={save.isPending} onClick={() => void remove()} size="small" type="link">
              {t('page.notes.remove')}
            </Button>
          </>
        )}
        {draft !== null && (
          <>
            <Button disabled={draft.trim() === ''} loading={save.isPending} onClick={change} size="small">
              {t('page.notes.save')}
            </Button>
            <Button onClick={() => setDraft(null)} size="small" type="link">
              {t('ui.cancel')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
