import { EditOutlined, LockOutlined, RobotOutlined, UndoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatDateTime } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { adminsOptions } from '../../session/session.api.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { fieldName, useEditWork } from './edit-context.ts';
import { type TextOrigin } from './edit.api.ts';
import styles from './text-field.module.css';

const publishedStatuses = ['verified', 'sent', 'opened', 'clicked'];

/** True when saved texts reach the client at once. */
export function isPublished(status: string): boolean {
  return publishedStatuses.includes(status);
}

/** Who wrote the saved text and when, that a person's text is locked, and the way back to the original. */
export function OriginLine({ field }: Readonly<{ field: string }>) {
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
  const Icon = origin.by === 'person' ? LockOutlined : RobotOutlined;
  return (
    <span className={`may-shrink text-1 soft ${styles.origin}`}>
      <Icon aria-hidden /> {describe(origin)}{' '}
      {origin.by === 'person' && <span title={t('edit.origin.locked-why')}>{t('edit.origin.locked')}</span>}
      {origin.original && <RestoreButton field={field} />}
    </span>
  );
}

/** Who wrote the saved text and when, as words alone. */
export function OriginText({ field }: Readonly<{ field: string }>) {
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

/** Puts an origin into words; an admin who is no longer there is just another admin. */
function useOriginWords(): (origin: TextOrigin) => string {
  const t = useTexts();
  const { data: user } = useQuery(sessionOptions);
  const { data: admins = [] } = useQuery(adminsOptions);
  const writerOf = ({ author }: TextOrigin): string => {
    const email = admins.find(({ id }) => id === author)?.email;
    if (author !== null && author === user?.id) return t('edit.origin.you', { email: user.email });
    return email ?? t('edit.origin.colleague');
  };
  return (origin) =>
    [t(`edit.origin.${origin.by}`), origin.by === 'person' ? writerOf(origin) : '', formatDateTime(origin.at)]
      .filter((part) => part !== '')
      .join(' · ');
}

function RestoreButton({ field }: Readonly<{ field: string }>) {
  const t = useTexts();
  const confirm = useConfirm();
  const { evaluation, restore } = useEditWork();
  const ask = async () => {
    const agreed =
      !isPublished(evaluation.status) ||
      (await confirm({
        title: t('edit.restore.title'),
        content: t('edit.restore.published'),
        okText: t('edit.restore.action'),
      }));
    if (agreed) restore(field);
  };
  return (
    <Button
      aria-label={`${t('edit.restore.action')}: ${fieldName(t, field)}`}
      icon={<UndoOutlined aria-hidden />}
      onClick={() => void ask()}
      size="small"
      type="link"
    >
      {t('edit.restore.action')}
    </Button>
  );
}
