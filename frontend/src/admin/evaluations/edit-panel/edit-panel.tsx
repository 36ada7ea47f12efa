import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { sessionOptions } from '../../../shared/api/session.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { EditForm } from './edit-form.tsx';
import { evaluationOptions } from './edit.api.ts';
import styles from './edit-panel.module.css';

export interface EditPanelProps {
  evaluationId: string;
  /** Called once the person may leave: nothing unsaved is left behind. */
  onClose: () => void;
}

/** Where a person reads, corrects and approves the texts of one evaluation (rules: Evaluation table). */
export function EditPanel({ evaluationId, onClose }: Readonly<EditPanelProps>) {
  const t = useTexts();
  const evaluation = useQuery(evaluationOptions(evaluationId));
  const { data: user } = useQuery(sessionOptions);
  if (evaluation.data && user) {
    if (evaluation.data.generatedTexts !== null) {
      return <EditForm adminId={user.id} evaluation={evaluation.data} key={evaluationId} onClose={onClose} />;
    }
    return (
      <Frame>
        <p>{t('edit.texts.none')}</p>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </Frame>
    );
  }
  if (evaluation.isError) {
    return (
      <Frame>
        <QueryError
          error={evaluation.error}
          onRetry={() => void evaluation.refetch()}
          titleKey="edit.load.failed"
        />
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </Frame>
    );
  }
  return (
    <Frame>
      <div aria-busy="true" className={styles.skeleton}>
        <span className="visually-hidden" role="status">
          {t('loading')}
        </span>
        <Skeleton active paragraph={{ rows: 4 }} />
        <div className={styles.sections}>
          <Skeleton active paragraph={{ rows: 6 }} title={false} />
          <Skeleton active paragraph={{ rows: 9 }} />
        </div>
      </div>
    </Frame>
  );
}

function Frame({ children }: Readonly<{ children: React.ReactNode }>) {
  return (
    <div className={styles.panel}>
      <div className={styles.frame}>{children}</div>
    </div>
  );
}

export default EditPanel;
