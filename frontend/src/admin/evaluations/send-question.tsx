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
        <dt>{t('evaluations.send.recipient')}</dt>
        <dd>
          {row.clientName}
          {row.clinicName ? ` (${row.clinicName})` : ''}
        </dd>
        <dt>{t('evaluations.column.email')}</dt>
        <dd>{row.clientEmail}</dd>
        <dt>{t('language.label')}</dt>
        <dd>{language}</dd>
      </dl>
    </>
  );
}
