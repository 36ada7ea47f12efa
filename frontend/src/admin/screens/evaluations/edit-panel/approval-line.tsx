import { CheckCircleOutlined, SafetyOutlined } from '@ant-design/icons';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useEditWork } from './edit-context.ts';
import { usePersonName } from './use-person-name.ts';

/** How the texts as they stand were approved, and who set the status by hand where nothing was mailed. */
export function ApprovalLine() {
  const t = useTexts();
  const nameOf = usePersonName();
  const { evaluation } = useEditWork();
  const { approval, markedStatus } = evaluation;
  if (approval === null && markedStatus === null) return null;
  const Icon = approval?.by === 'person' ? CheckCircleOutlined : SafetyOutlined;
  return (
    <div className="stack gap-1 text-2">
      {approval !== null && (
        <p className="inline-row align-baseline">
          <Icon aria-hidden />
          <span>
            {t(`edit.approval.${approval.by}`, {
              person: nameOf(approval.adminId),
              date: formatDateTime(approval.at),
            })}{' '}
            {approval.by === 'automatic' && t('edit.read.unchecked')}
          </span>
        </p>
      )}
      {approval?.exceptions !== undefined && (
        <p>
          {t('edit.approval.exceptions-of', {
            list: approval.exceptions
              .map(({ adminId, count }) =>
                t('edit.approval.exceptions', { n: String(count), person: nameOf(adminId) }),
              )
              .join(', '),
          })}
        </p>
      )}
      {markedStatus !== null && (
        <p>
          {t(`edit.marked.${markedStatus.status}`, {
            person: nameOf(markedStatus.adminId),
            date: formatDateTime(markedStatus.at),
          })}
        </p>
      )}
    </div>
  );
}
