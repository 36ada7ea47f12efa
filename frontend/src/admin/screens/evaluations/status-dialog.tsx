import { Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import { resetTargetsOf, type ResetTarget } from './status-rules.ts';

interface StatusDialogProps {
  row: EvaluationRow;
  onSet: (target: ResetTarget) => void;
  onClose: () => void;
}

/** Sets a status by hand, once it is said what that does and what it does not. */
export function StatusDialog({ row, onSet, onClose }: StatusDialogProps) {
  const t = useTexts();
  const noteId = useId();
  const [target, setTarget] = useState<ResetTarget | null>(null);
  return (
    <Modal
      cancelText={t('ui.cancel')}
      closable={{ 'aria-label': t('ui.close') }}
      mask={{ closable: false }}
      okButtonProps={{ disabled: target === null, 'aria-describedby': noteId }}
      okText={t('evaluations.set-status.ok')}
      onCancel={onClose}
      onOk={() => target !== null && onSet(target)}
      open
      title={t('evaluations.set-status.title', { name: row.clientName })}
      width={520}
    >
      <Radio.Group
        aria-label={t('evaluations.column.status')}
        onChange={({ target: { value } }) => setTarget(value as ResetTarget)}
        value={target}
        vertical
      >
        {resetTargetsOf(row).map((one) => (
          <Radio key={one} value={one}>
            {t(`evaluations.reset.${one}`, {}, t(`evaluations.status.${one}`))}
          </Radio>
        ))}
      </Radio.Group>
      <p className="soft roomy" id={noteId} role="status">
        {t(`evaluations.set-status.${target ?? 'choose'}`)}
      </p>
    </Modal>
  );
}
