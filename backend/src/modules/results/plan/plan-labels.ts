import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

/** The words of the plan's workbook and calendar; `columns` in their order. */
export const PLAN_LABELS = { hu, en, ro };
