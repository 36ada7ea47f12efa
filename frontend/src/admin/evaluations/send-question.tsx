import { useTexts } from '../../shared/texts/i18n.ts';
import { Notice } from '../ui/notice.tsx';
import { type EvaluationRow } from './evaluations.api.ts';
import styles from './evaluations.module.css';

/** To whom and in which language the result is about to go. */
export function SendQuestion({ language, row }: Readonly<{ language: string; row: EvaluationRow }>) {
  const t = useTexts();
  return (
    <>
      {row.mail?.state === 'uncertain' && <Notice title={t('evaluations.send.uncertain')} tone="warning" />}
      <p>{t('evaluations.send.text')}</p>
      <dl className={styles.facts}>
        <dt className="soft">{t('evaluations.send.recipient')}</dt>
        <dd className="strong anywhere">
          {row.clientName}
          {row.clinicName ? ` (${row.clinicName})` : ''}
        </dd>
        <dt className="soft">{t('evaluations.column.email')}</dt>
        <dd className="strong anywhere">{row.clientEmail}</dd>
        <dt className="soft">{t('language.label')}</dt>
        <dd className="strong anywhere">{language}</dd>
      </dl>
    </>
  );
}
