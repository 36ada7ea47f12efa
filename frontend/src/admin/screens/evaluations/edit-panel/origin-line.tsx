import { EditOutlined, LockOutlined, RobotOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatDateTime, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { fieldName, useEditWork } from './edit-context.ts';
import { type TextOrigin } from './edit.api.ts';
import styles from './text-field.module.css';
import { editedWriter, isByHand } from './origins.ts';
import { usePersonName } from './use-person-name.ts';

/** Who wrote the saved text and when, that a person's text is locked, and the way back to the original. */
export function OriginLine({ field }: { field: string }) {
  const t = useTexts();
  const { evaluation, draft } = useEditWork();
  const describe = useOriginWords();
  const origin = evaluation.textOrigins[field];
  if (field in draft.edits) {
    return (
      <span className={`may-shrink text-1 strong accent ${styles.origin}`}>
        <EditOutlined aria-hidden /> {t('edit.origin.unsaved')}
      </span>
    );
  }
  if (origin === undefined)
    return <span className={`may-shrink text-1 soft ${styles.origin}`}>{t('edit.origin.unknown')}</span>;
  const Icon = isByHand(origin.by) ? LockOutlined : RobotOutlined;
  return (
    <span className={`may-shrink text-1 soft ${styles.origin}`}>
      <Icon aria-hidden /> {describe(origin)}{' '}
      {isByHand(origin.by) && <span title={t('edit.origin.locked-why')}>{t('edit.origin.locked')}</span>}
      {origin.original && <RestoreButton field={field} />}
    </span>
  );
}

/** Who wrote the saved text and when, as words alone. */
export function OriginText({ field }: { field: string }) {
  const t = useTexts();
  const { evaluation } = useEditWork();
  const describe = useOriginWords();
  const origin = evaluation.textOrigins[field];
  return (
    <span className={`may-shrink text-1 soft ${styles.origin}`}>
      {origin ? describe(origin) : t('edit.origin.unknown')}
    </span>
  );
}

/** Puts an origin into words: a text that somebody has changed in part says whose it was, and who has. */
function useOriginWords(): (origin: TextOrigin) => string {
  const t = useTexts();
  const nameOf = usePersonName();
  const wordsOf = (origin: TextOrigin): string => {
    const { by, author, program = '', original, editedShare } = origin;
    const changed = editedWriter(origin);
    if (changed === null) return t(`edit.origin.${by}`, { person: nameOf(author), program });
    const person = by === 'program' ? t('edit.origin.program-name', { program }) : nameOf(author);
    const writer =
      changed === 'program'
        ? t('edit.origin.program-name', { program: original?.program ?? '' })
        : t(`edit.origin.${changed}`);
    return editedShare === undefined
      ? t('edit.origin.edited', { writer, person })
      : t('edit.origin.edited-share', { writer, person, share: formatPercent(100 * editedShare) });
  };
  return (origin) => `${wordsOf(origin)} · ${formatDateTime(origin.at)}`;
}

function RestoreButton({ field }: { field: string }) {
  const t = useTexts();
  const { restore } = useEditWork();
  return (
    <Button
      aria-label={`${t('edit.restore.action')}: ${fieldName(t, field)}`}
      icon={<UndoOutlined aria-hidden />}
      onClick={() => restore(field)}
      size="small"
      type="link"
    >
      {t('edit.restore.action')}
    </Button>
  );
}
