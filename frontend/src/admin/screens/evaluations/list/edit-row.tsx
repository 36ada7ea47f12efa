import { type EditPanelProps } from '../edit-panel/edit-panel.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import styles from '../evaluations.module.css';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';

const EditPanel = lazyPart(
  async () => (await import('../edit-panel/edit-panel.tsx')).EditPanel,
  <Skeleton lines={8} />,
);

/** The place under a row, or in its card, where its texts are edited; loaded when it is first opened. */
export function EditRow(props: EditPanelProps) {
  return (
    <div className={styles.panel}>
      <EditPanel {...props} key={props.evaluationId} />
    </div>
  );
}
