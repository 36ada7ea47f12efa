import { useTexts } from '../../shared/texts/i18n.ts';

/** Leads the keyboard past the navigation to the element with the id `content` (WCAG 2.4.1). */
export function SkipLink() {
  const t = useTexts();
  return (
    <a className="hide-in-print skip-link" href="#content">
      {t('app.skip')}
    </a>
  );
}
