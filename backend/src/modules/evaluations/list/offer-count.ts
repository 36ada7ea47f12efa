/** SQL of how many requests an evaluation has; `id` is SQL, too. */
export const OFFER_COUNT = (id: string) => `SELECT count(*) FROM offer_request WHERE evaluation_id = ${id}`;
