import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useEditWork } from './edit-context.ts';
import styles from './text-field.module.css';

/** What waits for a decision at one field: a regenerated text, a way back, a failure. */
export function FieldNotes({ field }: { field: string }) {
  const t = useTexts();
  const { draft, dispatch, textLanguage } = useEditWork();
  const failure = draft.failures[field];
  return (
    <>
      {draft.offers.includes(field) && (
        <Note
          actions={
            <>
              <Button onClick={() => dispatch({ type: 'offerAccepted', field })} size="small" type="primary">
                {t('edit.offer.accept')}
              </Button>
              <Button onClick={() => dispatch({ type: 'offerDeclined', field })} size="small">
                {t('edit.offer.decline')}
              </Button>
            </>
          }
          tone="info"
        >
          <strong>{t('edit.offer.title')}</strong>
          <blockquote className={`space-above-2 pre-wrap ${styles.quote}`} lang={textLanguage}>
            {draft.base[field]}
          </blockquote>
        </Note>
      )}
      {field in draft.undos && !draft.offers.includes(field) && (
        <Note
          actions={
            <Button onClick={() => dispatch({ type: 'undone', field })} size="small">
              {t('edit.undo.action')}
            </Button>
          }
          tone="info"
        >
          {t('edit.undo.text')}
        </Note>
      )}
      {failure !== undefined && (
        <Note
          actions={
            <Button onClick={() => dispatch({ type: 'failureRead', field })} size="small">
              {t('edit.failure.dismiss')}
            </Button>
          }
          tone="bad"
        >
          {t('edit.regenerate.failed')}: {failure}
        </Note>
      )}
    </>
  );
}

interface NoteProps {
  tone: 'info' | 'bad';
  actions: ReactNode;
  children: ReactNode;
}

function Note({ tone, actions, children }: NoteProps) {
  return (
    <div
      className={`cluster spread align-center pad-1 ${tone === 'bad' ? 'tint-error' : 'tint-accent'} text-2`}
      data-tone={tone}
    >
      <div className={`may-shrink ${styles.noteText}`}>{children}</div>
      <div className="cluster">{actions}</div>
    </div>
  );
}
