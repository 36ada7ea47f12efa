import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './evaluations.module.css';

const EditPanel = lazy(async () => ({
  default: (await import('./edit-panel/edit-panel.tsx')).EditPanel,
}));

/** The place under a row, or in its card, where its texts are edited; loaded when it is first opened. */
export function EditRow({ evaluationId, onClose }: Readonly<{ evaluationId: string; onClose: () => void }>) {
  return (
    <div className={styles.panel}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <EditPanel evaluationId={evaluationId} key={evaluationId} onClose={onClose} />
      </Suspense>
    </div>
  );
}
