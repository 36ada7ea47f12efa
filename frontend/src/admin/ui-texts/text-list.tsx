import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages, type Language } from '../../shared/texts/languages.ts';
import { paths } from '../screens.ts';
import { Table } from '../ui/table.tsx';
import { type CatalogueText, type TextInLanguage } from './ui-texts.api.ts';
import styles from './ui-texts.module.css';
import { previewedMail, whereUsed } from './where-used.ts';
import { type WordingDialogProps } from './wording-dialog.tsx';
import { Wordings } from './wordings.tsx';

interface TextListProps {
  texts: readonly CatalogueText[];
  /** Only this language is shown; any other value shows all. */
  language: string;
  busy: boolean;
  onEdit: (edited: Omit<WordingDialogProps, 'onClose'>) => void;
}

/** The texts with their languages side by side; on narrow screens each text becomes a card. */
export function TextList({ texts, language, busy, onEdit }: Readonly<TextListProps>) {
  const t = useTexts();
  const chosen = languages.filter((one) => one === language);
  // No column for a language that no text of this page has.
  const wanted = chosen.length > 0 ? chosen : languages;
  const shown = wanted.filter((one) => texts.some((text) => inLanguage(text, one) !== undefined));
  return (
    <Table
      busy={busy}
      columns={[t('ui-texts.column.text'), ...shown.map((one) => languageNames[one])]}
      label={t('ui-texts.title')}
    >
      {texts.map((text) => (
        <tr key={`${text.context} ${text.key}`}>
          <th className={styles.head} scope="row">
            <TextHead text={text} />
          </th>
          {shown.map((one) => {
            const wording = inLanguage(text, one);
            return (
              <td className={styles.cell} data-empty={wording === undefined} key={one}>
                {wording !== undefined && (
                  <Wordings
                    isMissing={text.missing.includes(one)}
                    onEdit={(stored) => onEdit({ text, language: one, stored })}
                    text={text}
                    wording={wording}
                  />
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}

const inLanguage = (text: CatalogueText, language: Language): TextInLanguage | undefined =>
  text.languages.find((one) => one.language === language);

/** Where a text is shown, and its key. */
function TextHead({ text }: Readonly<{ text: CatalogueText }>) {
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
