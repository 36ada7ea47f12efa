/** Characters of a key and of a wording, and records of one translation file (rules: Texts of our own). */
export const KEY_LENGTH = 120;
export const WORDING_LENGTH = 10_000;
export const MOST_RECORDS = 5_000;
