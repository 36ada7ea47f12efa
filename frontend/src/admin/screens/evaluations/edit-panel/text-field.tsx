import { EditOutlined, ThunderboltOutlined } from '@ant-design/icons';
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
import { ReadingText } from './reading-text.tsx';
import styles from './text-field.module.css';
import { goodLengths, kindOf, longestStored } from './text-fields.ts';
import { useOnScreen, useShown } from './use-on-screen.ts';

interface TextFieldProps {
  field: string;
  /** Lines an empty field has. */
  lines: number;
}

/** One text: read, with what its sentences rest on; or open to be edited; and what the checks say about it. */
export function TextField({ field, lines }: TextFieldProps) {
  const { evaluation, draft, findings, see, show, isOpen, close } = useEditWork();
  const own = findings.filter(({ finding }) => finding.field === field);
  const whole = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const saved = draft.base[field] ?? '';
  // The person who has the end of a text on the screen has had it before their eyes.
  const key = field in draft.edits || saved === '' ? null : saved;
  useOnScreen(end, key, () => see(field, saved));
  useShown(whole, key, (isShown) => show(field, isShown));
  const open = isOpen(field);
  return (
    <div
      className={`stack gap-1 may-shrink relative ${styles.field}`}
      data-edited={field in draft.edits}
      id={textId(evaluation.id, field)}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        const isLeft = relatedTarget === currentTarget || !currentTarget.contains(relatedTarget);
        if (isLeft && target instanceof HTMLTextAreaElement) close(field);
      }}
      ref={whole}
      tabIndex={-1}
    >
      {open ? <OpenField field={field} lines={lines} /> : <ReadField field={field} />}
      <div className={styles.end} ref={end} />
      <FieldNotes field={field} />
      <FindingList views={own} />
    </div>
  );
}

/** The text as it reads, and the way into it. Who wrote it is said where that was a person. */
function ReadField({ field }: { field: string }) {
  const t = useTexts();
  const { evaluation, goTo } = useEditWork();
  const kind = kindOf(field);
  return (
    <>
      {kind === 'motivationalMessage' && <span className="text-1 strong soft">{fieldName(t, field)}</span>}
      <div className={`row align-start ${kind === 'strengths' ? styles.strength : ''}`}>
        <div className="grow may-shrink">
          <ReadingText field={field} />
        </div>
        <Button
          aria-label={t('edit.open', { field: fullFieldName(t, evaluation, field) })}
          icon={<EditOutlined aria-hidden />}
          onClick={() => goTo(field)}
          size="small"
          title={t('edit.open', { field: fieldName(t, field) })}
          type="text"
        />
      </div>
      {isByHand(evaluation.textOrigins[field]?.by) && <OriginLine field={field} />}
    </>
  );
}

/** The text in a field, with who wrote it and, where it grows long, its length. */
function OpenField({ field, lines }: TextFieldProps) {
  const t = useTexts();
  const { evaluation, draft, dispatch, textLanguage } = useEditWork();
  const id = fieldId(evaluation.id, field);
  const text = shownText(draft, field);
  const working = field in draft.working;
  const oneLine = kindOf(field) === 'strengths';
  return (
    <>
      <div className="row spread align-center">
        <label className="strong" htmlFor={id}>
          {fieldName(t, field)}
        </label>
        <RegenerateButton field={field} working={working} />
      </div>
      <div className={styles.box}>
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
    </>
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
  // What is far from its limit need not be counted.
  if (length < 0.8 * good) return null;
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
