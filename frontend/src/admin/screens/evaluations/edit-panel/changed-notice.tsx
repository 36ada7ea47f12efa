import { Button } from 'antd';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { Notice } from '../../../kit/ui/notice.tsx';
import { fullFieldName, useEditWork } from './edit-context.ts';
import styles from './evidence.module.css';
import { type TextOrigin } from './edit.api.ts';
import { usePersonName } from './use-person-name.ts';

/** Texts that somebody changed while the version before was being approved. */
export type ChangedTexts = Readonly<{
  fields: readonly string[];
  origins: Readonly<Record<string, TextOrigin>>;
}>;

/** Says what changed and who did it; the new texts are shown already, and nothing was approved. */
export function ChangedNotice({ changed, onRead }: { changed: ChangedTexts; onRead: () => void }) {
  const t = useTexts();
  const nameOf = usePersonName();
  const { evaluation, goTo } = useEditWork();
  const whoOf = (field: string): string => {
    const origin = changed.origins[field];
    if (origin === undefined) return t('edit.origin.unknown');
    const { by, author, program = '' } = origin;
    const who =
      by === 'person' ? nameOf(author) : t(`edit.origin.${by}`, { person: nameOf(author), program });
    return `${who}, ${formatDateTime(origin.at)}`;
  };
  return (
    <Notice
      action={
        <Button onClick={onRead} size="small">
          {t('edit.failure.dismiss')}
        </Button>
      }
      title={t('edit.changed.title')}
      tone="warning"
    >
      <p>{t(changed.fields.length > 0 ? 'edit.changed.text' : 'edit.changed.other')}</p>
      <ul className={`hide-empty stack gap-1 bullets ${styles.links}`}>
        {changed.fields.map((field) => (
          <li key={field}>
            <Button onClick={() => goTo(field)} size="small" type="link">
              {fullFieldName(t, evaluation, field)}
            </Button>{' '}
            ({whoOf(field)})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
