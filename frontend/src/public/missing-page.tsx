import { NotFound } from '../shared/errors/not-found.tsx';
import { Brand } from './ui/brand.tsx';
import { useTextOverlay } from './text-overlay.ts';
import styles from './missing-page.module.css';

/** The public answer to an address that leads nowhere. */
export function MissingPage() {
  useTextOverlay();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
      </header>
      <main>
        <NotFound />
      </main>
    </div>
  );
}
