import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { partName, textId, useEditWork } from './edit-context.ts';
import { fieldsOfPart } from './text-fields.ts';
import { nextUnread } from './use-opened.ts';

/** How many parts of the texts this person has read, and the way to the next one that waits. */
export function ReadProgress({ shownPart }: { shownPart: string }) {
  const t = useTexts();
  const { evaluation, draft, parts, showAt } = useEditWork();
  if (parts.length === 0) return null;
  const read = parts.filter(({ isOpened }) => isOpened).length;
  const next = nextUnread(parts, shownPart);
  const show = (field: string) => showAt(field, textId(evaluation.id, field));
  return (
    <span className="cluster gap-line align-center">
      <span className="numeric">
        {t('edit.read.count', { read: formatNumber(read, 0), total: formatNumber(parts.length, 0) })}
      </span>
      {next !== null && (
        <Button
          icon={<EyeOutlined aria-hidden />}
          onClick={() => show(firstWritten(next, draft.base))}
          size="small"
          type="link"
        >
          {t('edit.read.next', { name: partName(t, evaluation, next) })}
        </Button>
      )}
    </span>
  );
}

/** Where reading a part begins: its first text that is not empty. */
function firstWritten(part: string, texts: Readonly<Record<string, string>>): string {
  const fields = fieldsOfPart(part);
  return fields.find((field) => texts[field]?.trim()) ?? fields[0]!;
}
