import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { EditForm } from './edit-form.tsx';
import { evaluationOptions } from '../../../kit/evaluations/evaluations.api.ts';
import styles from './edit-panel.module.css';

export interface EditPanelProps {
  evaluationId: string;
  /** Called once the person may leave: nothing unsaved is left behind. */
  onClose: () => void;
  /** The checks have just refused an approval: the focus goes to what they found. */
  atFindings?: boolean;
}

/** Where a person reads, corrects and approves the texts of one evaluation (rules: Evaluation table). */
export function EditPanel({ evaluationId, onClose, atFindings = false }: EditPanelProps) {
  const t = useTexts();
  const evaluation = useQuery(evaluationOptions(evaluationId));
  const { data: user } = useQuery(sessionOptions);
  const loaded = { ...evaluation, data: user ? evaluation.data : undefined };
  if (user && loaded.data && loaded.data.generatedTexts !== null) {
    return (
      <EditForm
        adminId={user.id}
        atFindings={atFindings}
        evaluation={loaded.data}
        key={evaluationId}
        onClose={onClose}
      />
    );
  }
  return (
    <div className={`may-shrink anywhere ${styles.panel}`}>
      <div className={`stack gap-5 card pad-5 ${styles.frame}`}>
        <Loaded errorTitle="edit.load.failed" lines={18} query={loaded}>
          {() => <p>{t('edit.texts.none')}</p>}
        </Loaded>
        {!evaluation.isPending && <Button onClick={onClose}>{t('ui.close')}</Button>}
      </div>
    </div>
  );
}
