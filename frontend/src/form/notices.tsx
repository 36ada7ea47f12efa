import { useEffect, useRef } from 'react';
import { announce } from '../shared/a11y/announce.ts';
import { useTexts } from '../shared/texts/i18n.ts';
import { type Saving } from './draft/sender.ts';
import { type Notice } from './draft/session-state.ts';

/** What happened to answers without the reader's doing, in words. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useTexts();
  return (
    <div className="stack hide-empty" role="status">
      {notices.map(({ kind, questions }, index) => (
        <div className="stack gap-1 tint-warning pad-3" key={index}>
          <p className="strong">{t(`form.notice.${kind}`)}</p>
          <ul className="bullets hide-empty">
            {questions.map((question) => (
              <li className="anywhere" key={question}>
                {question}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface SavedLineProps {
  saving: Saving;
  /** The browser keeps the answers, too. */
  isStored: boolean;
}

/** A quiet line that says where the answers are. It is read out only where something is amiss, or well again. */
export function SavedLine({ saving, isStored }: SavedLineProps) {
  const t = useTexts();
  const isAmiss = saving === 'offline' || saving === 'limited';
  const sentence = t(`form.saving.${saving}`);
  const wasAmiss = useRef(false);
  useEffect(() => {
    if (saving === 'saving' || wasAmiss.current === isAmiss) return;
    wasAmiss.current = isAmiss;
    announce(sentence);
  }, [saving, isAmiss, sentence]);
  return (
    <p className="text-3 soft" data-saving={saving} data-tone={isAmiss ? 'warn' : undefined}>
      {sentence}
      {!isStored && ` ${t('form.saving.unkept')}`}
    </p>
  );
}
