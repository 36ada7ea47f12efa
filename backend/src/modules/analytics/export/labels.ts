import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

/** The words of the analytics workbook. Lists are header rows in the order of their columns. */
export const LABELS = { hu, en, ro };
export type Labels = typeof hu;
