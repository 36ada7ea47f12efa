import { Button } from 'antd';

interface Action {
  text: string;
  /** What it says to a reader, where several forms stand on a screen. */
  name?: string;
}

interface SaveLineProps {
  form: { unsaved: boolean; pending: boolean; problem?: string | null };
  /** What is said of it: whether something is unsaved, or what is wrong. */
  note?: string;
  wrong?: string | null;
  /** Names the sentence for the fields that it is about. */
  noteId?: string;
  save: Action;
  /** Giving up what was typed. */
  discard?: Action & { run: () => void };
  className?: string | undefined;
}

/** The end of a form: what is wrong or unsaved, giving it up, and the one save, which sends the form. */
export function SaveLine({ form, note, wrong = null, noteId, save, discard, className }: SaveLineProps) {
  return (
    <div className={`cluster gap-wide align-center end ${className ?? ''}`}>
      {note !== undefined && (
        <span
          className={wrong === null ? 'soft' : 'bad'}
          id={noteId}
          role={wrong === null ? 'status' : 'alert'}
        >
          {wrong ?? note}
        </span>
      )}
      {discard !== undefined && form.unsaved && (
        <Button aria-label={discard.name} disabled={form.pending} onClick={discard.run}>
          {discard.text}
        </Button>
      )}
      <Button
        aria-label={save.name}
        disabled={!form.unsaved || (form.problem ?? null) !== null}
        htmlType="submit"
        loading={form.pending}
        type="primary"
      >
        {save.text}
      </Button>
    </div>
  );
}
