import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { type CatalogueText } from './ui-texts.api.ts';
import styles from './ui-texts.module.css';
import { previewedMail, whereUsed } from './where-used.ts';

/** Where a text is shown, and its key. */
export function TextHead({ text }: Readonly<{ text: CatalogueText }>) {
  const t = useTexts();
  const mail = previewedMail(text);
  return (
    <>
      <span className="block strong">
        {t(`ui-texts.context.${text.context}`)}
        <span className="block normal soft">{whereUsed(text, t)}</span>
      </span>
      <code className="text-1 normal anywhere">{text.key}</code>
      {mail !== null && (
        <Link
          className={`block space-above-1 normal accent ${styles.preview}`}
          to={`${paths.mailPreview}?kind=${mail}`}
        >
          {t('ui-texts.mail-preview')}
        </Link>
      )}
    </>
  );
}
