import { useEffect, useState } from 'react';
import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import styles from './top-bar.module.css';

/** Title, language and way in; on small screens the latter two fold into a menu. */
export function TopBar() {
  const t = useTexts();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className={`cluster gap-wide spread align-center pad-4 center relative ${styles.bar}`}>
      <Brand />
      <button
        aria-controls="menu"
        aria-expanded={open}
        aria-label={t(open ? 'landing.bar.menu-close' : 'landing.bar.menu-open')}
        className={`round-button ${styles.toggle}`}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <svg aria-hidden="true" className="drawing" height="20" viewBox="0 0 20 20" width="20">
          <path d={open ? 'M4 4l12 12M16 4L4 16' : 'M2 5h16M2 10h16M2 15h16'} />
        </svg>
      </button>
      <nav
        aria-label={t('app.title')}
        className={`row gap-3 align-center ${styles.menu}`}
        data-open={open}
        id="menu"
      >
        <LanguageChoice />
        <a className={buttonClass('plain')} href={`/admin/login?lang=${currentLanguage()}`}>
          {t('landing.bar.login')}
        </a>
      </nav>
    </header>
  );
}
