import { currentLanguage } from '../../shared/texts/i18n.ts';

const least = 0.0001;

/** An amount in the reader's notation; small ones with the decimals that make them more than nothing. */
export function formatMoney(amount: number, currency: string): string {
  if (amount > 0 && amount < least) return `< ${formatMoney(least, currency)}`;
  return new Intl.NumberFormat(currentLanguage() === 'hu' ? 'hu-HU' : 'en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount === 0 ? 0 : 2,
    maximumFractionDigits: amount > 0 && amount < 1 ? 4 : 2,
  }).format(amount);
}
