import { Skeleton } from '../ui/skeleton.tsx';
import styles from './evaluations.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';

const EditPanel = lazyPart(
  async () => (await import('./edit-panel/edit-panel.tsx')).EditPanel,
  <Skeleton lines={8} />,
);

/** The place under a row, or in its card, where its texts are edited; loaded when it is first opened. */
export function EditRow({ evaluationId, onClose }: Readonly<{ evaluationId: string; onClose: () => void }>) {
  return (
    <div className={styles.panel}>
      <EditPanel evaluationId={evaluationId} key={evaluationId} onClose={onClose} />
    </div>
  );
}
