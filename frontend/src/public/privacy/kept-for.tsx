import { currentLanguage, useTexts } from '../../shared/texts/i18n.ts';

interface KeptForProps {
  /** Null where the operator has set no time; undefined until that is known. */
  months: number | null | undefined;
  failed: boolean;
}

/** For how long an evaluation is kept, as the operator has set it (rules: Retention). */
export function KeptFor({ months, failed }: Readonly<KeptForProps>) {
  const t = useTexts();
  if (months === undefined) return <p>{failed ? t('privacy.time.either') : '\u00a0'}</p>;
  if (months === null) return <p>{t('privacy.time.1')}</p>;
  const time = new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(months);
  return <p>{t('privacy.time.after', { time })}</p>;
}
