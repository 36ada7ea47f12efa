import { Button, Modal } from 'antd';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type MissingMeanings } from './missing-meanings.ts';

interface MeaningsDialogProps {
  missing: MissingMeanings;
  onOpen: () => void;
  onClose: () => void;
}

/** Before a questionnaire opens whose answers mean nothing yet: what its results would be like, and where that is mended. */
export function MeaningsDialog({ missing: { count, to }, onOpen, onClose }: MeaningsDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={[
        <Button key="open" onClick={onOpen}>
          {t('collect.meanings.open')}
        </Button>,
        <Button key="write" onClick={() => void navigate(to)} type="primary">
          {t('collect.meanings.write')}
        </Button>,
      ]}
      mask={{ closable: false }}
      onCancel={onClose}
      open
      title={t('collect.meanings.title', { count, number: formatNumber(count, 0) })}
      width={520}
    >
      <p className="roomy">{t('collect.meanings.text')}</p>
    </Modal>
  );
}
