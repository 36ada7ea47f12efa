import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages, type Language } from '../../../shared/texts/languages.ts';
import { Table } from '../../kit/ui/table.tsx';
import { type CatalogueText, type Place, type TextInLanguage } from '../../kit/wording/wording.api.ts';
import styles from './ui-texts.module.css';
import { partName, whereUsed } from '../../kit/wording/where-used.ts';
import { type WordingDialogProps } from '../../kit/wording/wording-dialog.tsx';
import { Wordings } from './wordings.tsx';

interface TextListProps {
  texts: readonly CatalogueText[];
  /** All of them are shown there; null: each says where. */
  place: Place | null;
  /** Only this language is shown; any other value shows all. */
  language: string;
  busy: boolean;
  onEdit: (edited: Omit<WordingDialogProps, 'onClose'>) => void;
}

/** The texts in the order in which they are read, their languages side by side; on narrow screens each text becomes a card. */
export function TextList({ texts, place, language, busy, onEdit }: TextListProps) {
  const t = useTexts();
  const chosen = languages.filter((one) => one === language);
  // No column for a language that no text of this page has.
  const wanted = chosen.length > 0 ? chosen : languages;
  const shown = wanted.filter((one) => texts.some((text) => inLanguage(text, one) !== undefined));
  const headOf = (text: CatalogueText) => (place === null ? whereUsed(text, t) : partName(text.part, t));
  return (
    <Table busy={busy} columns={shown.map((one) => languageNames[one])} label={t('ui-texts.title')}>
      {texts.map((text, index) => {
        const head = headOf(text);
        const before = texts[index - 1];
        const named = shown.find((one) => inLanguage(text, one) !== undefined);
        return (
          <Fragment key={`${text.context} ${text.key}`}>
            {head !== null && (before === undefined || headOf(before) !== head) && (
              <tr>
                <th className={`tint-mist ${styles.part}`} colSpan={shown.length} scope="colgroup">
                  {place === null ? <Link to={`?place=${text.place}`}>{head}</Link> : head}
                </th>
              </tr>
            )}
            <tr>
              {shown.map((one) => {
                const wording = inLanguage(text, one);
                const Cell = one === named ? 'th' : 'td';
                return (
                  <Cell
                    className={`normal ${styles.cell}`}
                    data-empty={wording === undefined}
                    key={one}
                    scope={one === named ? 'row' : undefined}
                  >
                    {wording !== undefined && (
                      <Wordings
                        isMissing={text.missing.includes(one)}
                        onEdit={(stored) => onEdit({ text, language: one, stored })}
                        text={text}
                        wording={wording}
                      />
                    )}
                  </Cell>
                );
              })}
            </tr>
          </Fragment>
        );
      })}
    </Table>
  );
}

const inLanguage = (text: CatalogueText, language: Language): TextInLanguage | undefined =>
  text.languages.find((one) => one.language === language);
