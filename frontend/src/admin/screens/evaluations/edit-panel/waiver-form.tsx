import { Button, Input, Radio } from 'antd';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useEditWork } from './edit-context.ts';
import { saysSomething } from './reasons.ts';
import styles from './waiver-form.module.css';

/** What is chosen where no ready reason fits. */
const ownWords = 'own-words';

/** Why findings may stay: one of the ready reasons, or own words that say something. */
export function WaiverForm({ findings }: { findings: readonly string[] }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  if (open) return <Reasons findings={findings} onClose={() => setOpen(false)} />;
  return (
    <Button className="self-start" onClick={() => setOpen(true)} size="small">
      {t('edit.finding.accept')}
    </Button>
  );
}

function Reasons({ findings, onClose }: { findings: readonly string[]; onClose: () => void }) {
  const t = useTexts();
  const { dispatch, reasons } = useEditWork();
  const id = useId();
  const [chosen, setChosen] = useState(reasons[0]?.code ?? ownWords);
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);
  const isOwn = chosen === ownWords;
  const accept = () => {
    if (isOwn && !saysSomething(words)) setRefused(true);
    else
      for (const finding of findings)
        dispatch({ type: 'waived', finding, reason: isOwn ? words.trim() : chosen });
  };
  const form = useLittleForm(onClose);
  return (
    <fieldset className="stack gap-1" ref={form}>
      <legend className="strong">{t('edit.finding.reason')}</legend>
      <Radio.Group
        className="stack gap-1"
        name={id}
        onChange={(event) => setChosen(event.target.value as string)}
        value={chosen}
      >
        {reasons.map(({ code, text }) => (
          <Radio key={code} value={code}>
            {text}
          </Radio>
        ))}
        <Radio value={ownWords}>{t('edit.finding.own-words')}</Radio>
      </Radio.Group>
      {isOwn && (
        <Input
          aria-describedby={`${id}-fault`}
          aria-invalid={refused && !saysSomething(words)}
          aria-label={t('edit.finding.own-words')}
          className={styles.words ?? ''}
          maxLength={500}
          onChange={(event) => setWords(event.target.value)}
          onPressEnter={accept}
          size="small"
          value={words}
        />
      )}
      <p className="hide-empty bad" id={`${id}-fault`} role="alert">
        {isOwn && refused && !saysSomething(words) ? t('edit.finding.reason-short') : ''}
      </p>
      <div className="cluster">
        <Button onClick={accept} size="small" type="primary">
          {t('edit.finding.confirm')}
        </Button>
        <Button onClick={onClose} size="small">
          {t('ui.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The focus goes to the chosen reason; Esc closes this form, not the whole panel. */
function useLittleForm(onClose: () => void) {
  const form = useRef<HTMLFieldSetElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = form.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    element?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return form;
}
