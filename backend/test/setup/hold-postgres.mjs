import { startEmbeddedPostgres } from '../../../embedded-postgres/dist/index.js';

/** Starts the embedded PostgreSQL of a folder as the program does, prints its address, and stays until it is killed. */
const { url } = await startEmbeddedPostgres({ directory: process.argv[2] });
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
