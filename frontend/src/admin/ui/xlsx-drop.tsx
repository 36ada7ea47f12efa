import { InboxOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './xlsx-drop.module.css';

interface XlsxDropProps {
  id: string;
  /** Text under the main line, such as the size limit. */
  hint: string;
  onFile: (file: File) => void;
  /** Id of the text that says what was wrong with the last file. */
  describedBy?: string | undefined;
}

/** Takes one workbook, dropped or chosen; the native field keeps keyboard and readers at home. */
export function XlsxDrop({ id, hint, onFile, describedBy }: Readonly<XlsxDropProps>) {
  const t = useTexts();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <label
      className={`stack justify-center text-center relative ${styles.zone}`}
      data-over={over}
      htmlFor={id}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <InboxOutlined aria-hidden className={`accent ${styles.icon}`} />
      <span className="strong">{t('ui.drop.main')}</span>
      <span className="text-2 soft">{hint}</span>
      <input
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={describedBy}
        className={styles.input}
        id={id}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was corrected.
          event.target.value = '';
        }}
        type="file"
      />
    </label>
  );
}
