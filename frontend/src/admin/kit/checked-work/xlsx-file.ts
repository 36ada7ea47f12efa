const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The server takes no larger file. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** The same limit as people read it: a round number that is certainly accepted. */
export const shownUploadBytes = 10_000_000;

export type FileFault = 'type' | 'size' | 'empty';

/** What a dialog takes: workbooks alone, or tables in text as well. */
export type Taken = 'workbook' | 'table';

/** What the file field offers to choose from. */
export const acceptedTypes = {
  workbook: `.xlsx,${workbookType}`,
  table: `.xlsx,${workbookType},.csv,.tsv,.txt`,
};

/** What is wrong with a chosen file; null when it may be sent. An .xlsx by its type or its name is one. */
export function faultOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  taken: Taken = 'workbook',
): FileFault | null {
  const isTable = taken === 'table' && /\.(?:csv|tsv|tab|txt)$/i.test(file.name.trim());
  if (!isTable && file.type !== workbookType && !/\.xlsx$/i.test(file.name.trim())) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxUploadBytes ? 'size' : null;
}

/** True when the call was given up by the person, which is no failure to tell. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
