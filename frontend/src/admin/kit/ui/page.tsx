import { useId, type ReactNode } from 'react';
import { useFocusHeading } from '../../../shared/a11y/use-focus-heading.ts';
import { usePageTitle } from '../../../shared/a11y/use-page-title.ts';
import { HelpButton } from '../help/help-button.tsx';
import styles from './page.module.css';

interface PageProps {
  /** Names the screen, so that the focus moves to its heading when it changes. */
  screen: string;
  title: string;
  /** What somebody has to know before they begin; what the screen is for stands in its chapter of the guide. */
  description?: string;
  /** What the window's title says after the screen's, such as the questionnaire. */
  about?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading, what can be done on it as a whole, and its parts. */
export function Page({ screen, title, description, about = '', actions, children }: PageProps) {
  const heading = useFocusHeading(screen);
  usePageTitle(about === '' ? title : `${title} – ${about}`);
  return (
    <div className="stack gap-4">
      <header className={`cluster gap-wide spread align-center ${styles.head}`}>
        <div className={`cluster gap-3 align-center grow may-shrink ${styles.title}`}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <HelpButton screen={screen} />
          {description !== undefined && <p className="hide-on-phone text-2 soft">{description}</p>}
        </div>
        {actions !== undefined && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  note?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A named part of a screen. */
export function Card({ title, note = '', actions, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={`cluster gap-wide spread align-start ${styles.bar}`}>
        <div>
          <h2 className="anywhere" id={id}>
            {title}
          </h2>
          {note !== '' && <p className="space-above-2 soft roomy measure">{note}</p>}
        </div>
        {actions !== undefined && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
