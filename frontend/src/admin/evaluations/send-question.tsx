import { useTexts } from '../../shared/texts/i18n.ts';
import { Notice } from '../ui/notice.tsx';
import { type EvaluationRow } from './evaluations.api.ts';

/** To whom and in which language the result is about to go. */
export function SendQuestion({ language, row }: Readonly<{ language: string; row: EvaluationRow }>) {
  const t = useTexts();
  return (
    <>
      {row.mail?.state === 'uncertain' && <Notice title={t('evaluations.send.uncertain')} tone="warning" />}
      <p>{t('evaluations.send.text')}</p>
      <dl className="facts">
        <dt>{t('evaluations.send.recipient')}</dt>
        <dd className="strong">
          {row.clientName}
          {row.clinicName ? ` (${row.clinicName})` : ''}
        </dd>
        <dt>{t('evaluations.column.email')}</dt>
        <dd className="strong">{row.clientEmail}</dd>
        <dt>{t('language.label')}</dt>
        <dd className="strong">{language}</dd>
      </dl>
    </>
  );
}
