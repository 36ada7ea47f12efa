import { Modal } from 'antd';
import { useTexts } from '../../../../../shared/texts/i18n.ts';
import { ColumnChoice } from './column-choice.tsx';
import { SaveView } from './save-view.tsx';
import { ViewList } from './view-list.tsx';

interface ViewsDialogProps {
  questionnaireId: number;
  /** There are columns to choose: the evaluations are shown as a table. */
  hasColumns: boolean;
  withTrello: boolean;
  onClose: () => void;
}

/** How the table is looked at: views under a name, and its columns. */
export function ViewsDialog({ questionnaireId, hasColumns, withTrello, onClose }: ViewsDialogProps) {
  const t = useTexts();
  return (
    <Modal
      closable={{ 'aria-label': t('ui.close') }}
      footer={null}
      onCancel={onClose}
      open
      title={t('views.title')}
    >
      <div className="stack gap-5">
        <ViewList onOpen={onClose} questionnaireId={questionnaireId} />
        <SaveView questionnaireId={questionnaireId} />
        {hasColumns && <ColumnChoice withTrello={withTrello} />}
      </div>
    </Modal>
  );
}
