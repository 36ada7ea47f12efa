import pg from 'pg';

/** A column as PostgreSQL describes it. */
export interface Column {
  name: string;
  /** Its type's OID. */
  type: number;
}

interface Wire {
  parse(query: { text: string; name: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: string, heard: () => void): void;
}

/** Has PostgreSQL parse and describe a statement, without running it. Rejects with its error. */
export function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    const query = {
      submit: (wire: Wire) => {
        wire.parse({ text, name: '', types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(query as unknown as pg.Submittable);
  });
}
