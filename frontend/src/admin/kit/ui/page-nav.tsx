import { Link } from 'react-router-dom';
import styles from './page-nav.module.css';

interface PageNavProps {
  /** Names the pages to a reader. */
  label: string;
  pages: readonly {
    path: string;
    title: string;
    isHere: boolean;
    /** What is said behind the title, such as that something waits to be saved. */
    note?: string | false;
  }[];
}

/** The pages of a screen that is divided; on a narrow window they wrap. */
export function PageNav({ label, pages }: PageNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className="cluster gap-1">
        {pages.map(({ path, title, isHere, note = false }) => (
          <li key={path}>
            <Link aria-current={isHere ? 'page' : undefined} className={styles.page} to={path}>
              {title}
              {note !== false && <span className="text-1 warning"> ({note})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
