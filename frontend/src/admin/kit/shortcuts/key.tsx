import styles from './key.module.css';

/** A key as it stands on the keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className={`box text-1 nowrap ${styles.key}`}>{name.length === 1 ? name.toUpperCase() : name}</kbd>
  );
}
