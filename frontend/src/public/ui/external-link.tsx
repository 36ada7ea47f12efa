import { type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './button.module.css';

interface ExternalLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  /** Called when a person follows the link, by the main or the middle button. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that leaves the site in a new tab and says so. */
export function ExternalLink({ href, className, children, onFollow }: ExternalLinkProps) {
  const t = useTexts();
  return (
    <a
      className={className}
      href={href}
      onAuxClick={(event) => {
        if (event.button === 1) onFollow?.(event);
      }}
      onClick={onFollow}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
      <span className="visually-hidden"> {t('app.new-tab')}</span>
      <NewTabArrow />
    </a>
  );
}

/** The mark of a link that opens a new tab; a picture beside words that say so. */
export function NewTabArrow() {
  return (
    <svg aria-hidden="true" className={`drawing ${styles.arrow}`} height="12" viewBox="0 0 12 12" width="12">
      <path d="M3 9l6-6M4 3h5v5" />
    </svg>
  );
}
