import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Corrections, type Preview } from './corrections.ts';
import styles from './upload.module.css';

interface TablePlaceProps {
  preview: Preview;
  table: Corrections['table'];
  onChoose: (table: Corrections['table']) => void;
}

/** Which program wrote the table, on which sheet it is and in which row its header: both can be chosen. */
export function TablePlace({ preview, table, onChoose }: TablePlaceProps) {
  const t = useTexts();
  const { sheets, sheetNames, created, updated, unchanged } = preview;
  const [only, ...others] = sheets;
  // Where nothing can be taken over, the place is the first thing to look at; it stays open while a person chooses.
  const [open] = useState(created + updated + unchanged === 0);
  const hasChoice = sheetNames.length > 1 || (only?.headerRows.length ?? 0) > 1;
  const chosen = table?.sheet ?? (only?.place === 'saved' && others.length === 0 ? only.name : '');
  return (
    <div className="stack gap-3">
      {sheets.map(({ name, source, headerRow, rows }) => (
        <p key={name}>
          <strong>{t(`upload.source.${source}`)}</strong>{' '}
          <span className="soft">
            {t(name === '' ? 'upload.review.text' : 'upload.review.sheet', {
              sheet: name,
              row: headerRow,
              number: formatNumber(rows, 0),
            })}
          </span>
        </p>
      ))}
      {hasChoice && (
        <details open={open}>
          <summary className="strong">{t('upload.place.change')}</summary>
          <div className="stack gap-3 space-above-2">
            {sheetNames.length > 1 && (
              <label className="stack gap-1">
                {t('upload.place.sheet')}
                <select
                  className={`control full ${styles.choice}`}
                  onChange={({ target: { value } }) =>
                    onChoose(value === '' ? null : { sheet: value, headerRow: null })
                  }
                  value={chosen}
                >
                  <option value="">{t('upload.place.all')}</option>
                  {sheetNames.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {only !== undefined && others.length === 0 && (
              <label className="stack gap-1">
                {t('upload.place.header')}
                <select
                  className={`control full ${styles.choice}`}
                  onChange={({ target: { value } }) =>
                    onChoose({ sheet: only.name, headerRow: Number(value) })
                  }
                  value={only.headerRow}
                >
                  {only.headerRows.map(({ row, text }) => (
                    <option key={row} value={row}>
                      {t('upload.place.row', { row, text })}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        </details>
      )}
    </div>
  );
}
