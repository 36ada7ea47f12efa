/** One running server: its address, and the folder where its outbox lies. */
export interface Place {
  url: string;
  data: string;
}

/** The server that all journeys share but those that bring their own. */
export const sharedPlace = (): Place => ({ url: process.env.E2E_URL!, data: process.env.E2E_DATA! });
