/** A mail server that takes every letter and puts it into the folder's outbox. */
export function openPostOffice(
  port: number,
  folder: () => string,
): Promise<{ url: string; close: () => Promise<void> }>;
