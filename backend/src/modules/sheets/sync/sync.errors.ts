import type { GoogleWords } from '../sources/google.errors.js';

/** What a failed reading means here; the sentences name the address to share with, where there is one. */
export const sheetWords = (params: GoogleWords['params']): GoogleWords => ({
  codes: {
    not_shared: 'sheet_not_shared',
    not_found: 'sheet_not_found',
    bad_range: 'sheet_tab_missing',
    other_document: 'sheet_other_document',
    too_large: 'sheet_too_large',
  },
  params: { api: 'Google Sheets API', ...params },
});
