import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages, toLanguage } from '../../shared/texts/languages.ts';
import { changeLanguage } from '../language.ts';
import styles from './language-choice.module.css';

/** Chooses the page's language; every language stands under its own name. */
export function LanguageChoice() {
  const t = useTexts();
  return (
    <label className="inline-row soft relative">
      <span className="visually-hidden">{t('language.label')}</span>
      <svg
        aria-hidden="true"
        className={`drawing ${styles.globe}`}
        height="18"
        viewBox="0 0 18 18"
        width="18"
      >
        <path d="M1.8 9a7.2 7.2 0 1 1 14.4 0 7.2 7.2 0 1 1-14.4 0zh14.4M9 1.8c2.4 2 3.4 4.4 3.4 7.2S11.4 14.2 9 16.2C6.6 14.2 5.6 11.8 5.6 9S6.6 3.8 9 1.8z" />
      </svg>
      <select
        className={styles.select}
        onChange={(event) => void changeLanguage(toLanguage(event.target.value))}
        value={currentLanguage()}
      >
        {languages.map((language) => (
          <option key={language} lang={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
