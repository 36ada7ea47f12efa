import { ThunderboltOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import { shownText } from './draft.ts';
import { fieldId, fieldName, fullFieldName, textId, useEditWork } from './edit-context.ts';
import { FieldNotes } from './field-notes.tsx';
import { FindingList } from './finding-list.tsx';
import { OriginLine } from './origin-line.tsx';
import { isByHand } from './origins.ts';
import { SentenceList } from './sentence-list.tsx';
import styles from './text-field.module.css';
import { goodLengths, kindOf, longestStored } from './text-fields.ts';
import { useOnScreen, useShown } from './use-on-screen.ts';

interface TextFieldProps {
  field: string;
  /** Lines an empty field has. */
  lines: number;
}

/** One text: what it says, where it comes from, how long it is, and what the checks say about it. */
export function TextField({ field, lines }: TextFieldProps) {
  const t = useTexts();
  const { evaluation, draft, dispatch, textLanguage, findings, see, show } = useEditWork();
  const id = fieldId(evaluation.id, field);
  const text = shownText(draft, field);
  const working = field in draft.working;
  const own = findings.filter(({ finding }) => finding.field === field);
  const oneLine = kindOf(field) === 'strengths';
  const whole = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const saved = draft.base[field] ?? '';
  // The person who has the end of a text on the screen has had it before their eyes.
  const key = field in draft.edits || saved === '' ? null : saved;
  useOnScreen(end, key, () => see(field, saved));
  useShown(whole, key, (isShown) => show(field, isShown));
  return (
    <div
      className={`stack may-shrink ${styles.field}`}
      data-edited={field in draft.edits}
      id={textId(evaluation.id, field)}
      ref={whole}
      tabIndex={-1}
    >
      <div className="row spread align-center">
        <label className="strong" htmlFor={id}>
          {fieldName(t, field)}
        </label>
        <RegenerateButton field={field} working={working} />
      </div>
      <div className={`relative ${styles.box}`}>
        <Input.TextArea
          aria-describedby={`${id}-about`}
          autoSize={{ minRows: lines }}
          id={id}
          lang={textLanguage}
          onChange={(event) => dispatch({ type: 'typed', field, text: event.target.value })}
          {...(oneLine ? { onPressEnter: keepOneLine } : {})}
          status={text.length > longestStored(field) ? 'error' : ''}
          value={text}
        />
        <div className={styles.end} ref={end} />
        {working && (
          <div className="row align-center space-above-1 text-2 accent" role="status">
            <span aria-hidden="true" className={`relative ${styles.wave}`} />
            {t('edit.regenerate.running')}
          </div>
        )}
      </div>
      <div className={`cluster gap-line spread align-center text-1 soft ${styles.about}`} id={`${id}-about`}>
        <OriginLine field={field} />
        <Length field={field} length={text.length} />
      </div>
      <FieldNotes field={field} />
      <FindingList views={own} />
      <SentenceList field={field} />
    </div>
  );
}

/** A strength is one sentence on the client's page. */
function keepOneLine(event: KeyboardEvent): void {
  if (!event.nativeEvent.isComposing) event.preventDefault();
}

function Length({ field, length }: { field: string; length: number }) {
  const t = useTexts();
  const good = goodLengths[kindOf(field)];
  const counts = { length: formatNumber(length, 0), good: formatNumber(good, 0) };
  const longest = longestStored(field);
  if (length > longest) {
    return (
      <span className={`strong numeric ${styles.length}`} data-tone="bad">
        {t('edit.length.refused', { ...counts, longest: formatNumber(longest, 0) })}
      </span>
    );
  }
  return (
    <span className={`numeric ${styles.length}`} data-tone={length > good ? 'warn' : 'plain'}>
      {t(length > good ? 'edit.length.over' : 'edit.length.of', counts)}
    </span>
  );
}

/** Asks first where more than a machine's unsent text is at stake. */
function RegenerateButton({ field, working }: { field: string; working: boolean }) {
  const t = useTexts();
  const confirm = useConfirm();
  const { evaluation, regenerate } = useEditWork();
  const byPerson = isByHand(evaluation.textOrigins[field]?.by);
  const approved = evaluation.status !== 'generated' && evaluation.status !== 'error';
  const ask = async () => {
    const reasons = [
      byPerson ? t('edit.regenerate.person') : '',
      approved ? t(evaluation.hasSnapshot ? 'edit.regenerate.published' : 'edit.regenerate.approved') : '',
    ].filter(Boolean);
    const agreed =
      reasons.length === 0 ||
      (await confirm({
        title: t('edit.regenerate.title', { field: fullFieldName(t, evaluation, field) }),
        content: reasons.join(' '),
        okText: t('edit.regenerate.action'),
      }));
    if (agreed) regenerate(field);
  };
  const word = t(working ? 'edit.regenerate.busy' : 'edit.regenerate.action');
  return (
    <Button
      aria-label={`${word}: ${fieldName(t, field)}`}
      icon={<ThunderboltOutlined aria-hidden />}
      loading={working}
      onClick={() => void ask()}
      size="small"
    >
      {word}
    </Button>
  );
}
