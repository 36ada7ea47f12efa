import pg from 'pg';

const PlainClient = pg.Client;

/**
 * A connection that may end at any moment without ending the process. Pools and libraries listen to a connection's errors a
 * moment after it is handed over; what fails in between would be nobody's. Statements fail and are tried again as ever.
 */
export class SteadyClient extends PlainClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
