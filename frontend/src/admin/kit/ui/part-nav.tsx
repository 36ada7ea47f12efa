import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './part-nav.module.css';

interface PartNavProps<Part extends string> {
  label: string;
  /** In the order of the work. */
  parts: readonly { part: Part; to: To; label: string; note?: string }[];
  here: Part;
}

/** The parts of a screen, each with an address of its own. */
export function PartNav<Part extends string>({ label, parts, here }: PartNavProps<Part>) {
  const shown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the last parts lie beside what is seen.
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here]);
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.parts}>
        {parts.map(({ part, to, label: name, note }) => (
          <li key={part}>
            <Link
              aria-current={part === here ? 'page' : undefined}
              className={styles.part}
              ref={part === here ? shown : undefined}
              to={to}
            >
              {name}
              {note !== undefined && <span className="text-1 warning"> ({note})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
