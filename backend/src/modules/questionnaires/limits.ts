/** Longest texts and largest numbers of a configuration, typed or from a workbook (rules: configuration workbook). */
export const SECTION_NAME = 200;
export const QUESTION_TEXT = 1000;
export const OTHER_TEXT = 2000;
/** What a product costs, and what it takes to bring in. */
export const PRODUCT_NOTE = 120;
/** What stands behind a number. */
export const UNIT = 20;
/** Numbers that are answered lie between this and its opposite. */
export const LARGEST_NUMBER = 1_000_000_000;
export const OPTION_LABEL = 500;
export const OPTION_TEXT = 1000;
export const MOST_OPTIONS = 100;
export const MOST_ALIASES = 200;
export const WELCOME_TEXT = 5000;
export const MOST_POINTS = 100_000;
export const MOST_WEIGHT = 100_000;

/** As many as a workbook can bring back. */
export const MOST_SECTIONS = 500;
export const MOST_QUESTIONS = 9_999;

/** How much of what counts must be answered for a result, in percent of the points (rules: too few answers). */
export const ANSWERED_PERCENT = { min: 0, max: 100 } as const;

/** How often a spreadsheet may be read by schedule (rules: scheduled sync). */
export const SYNC_MINUTES = { min: 5, max: 1440 } as const;
