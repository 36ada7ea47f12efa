export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take it as a uuid. Pure. */
export const isUuid = (text: string): boolean => UUID.test(text);
