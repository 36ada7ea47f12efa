import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type Ref } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { StatusBadge } from '../../../kit/ui/status-badge.tsx';
import { type Evaluation } from './edit.api.ts';
import styles from './edit-panel.module.css';

interface PanelHeadProps {
  evaluation: Evaluation;
  id: string;
  /** Where the focus goes when the panel opens. */
  heading: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** Whose texts a panel shows, how far they are, and the way out. */
export function PanelHead({ evaluation, id, heading, onClose }: PanelHeadProps) {
  const t = useTexts();
  return (
    <div className={`align-center ${styles.top}`}>
      <h3 className={`text-4 ${styles.title}`} id={id} ref={heading} tabIndex={-1}>
        {t('edit.title', { name: evaluation.clientName })}
      </h3>
      <StatusBadge isMarked={evaluation.markedStatus !== null} status={evaluation.status} />
      <Button aria-label={t('ui.close')} icon={<CloseOutlined aria-hidden />} onClick={onClose} type="text" />
    </div>
  );
}
