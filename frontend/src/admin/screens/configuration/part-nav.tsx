import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type Part, partPaths, parts } from './parts.ts';
import styles from './part-nav.module.css';

interface PartNavProps {
  part: Part;
  /** Parts in which something waits to be saved. */
  unsaved: ReadonlySet<Part>;
}

/** The parts of the setup, in the order of the work. */
export function PartNav({ part, unsaved }: PartNavProps) {
  const t = useTexts();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the last parts lie beside what is seen.
    here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [part]);
  return (
    <nav aria-label={t('config.part.label')} className={styles.nav}>
      <ul className={styles.parts}>
        {parts.map((one) => (
          <li key={one}>
            <Link
              aria-current={one === part ? 'page' : undefined}
              className={styles.part}
              ref={one === part ? here : undefined}
              to={partPaths[one]}
            >
              {t(`config.part.${one}`)}
              {one !== part && unsaved.has(one) && (
                <span className="text-1 warning"> ({t('config.part.unsaved')})</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
