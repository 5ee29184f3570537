import type { Client, FieldDef } from 'pg';

export type DescribedColumn = Pick<FieldDef, 'name' | 'tableID' | 'columnID' | 'dataTypeID'>;

/** What PostgreSQL says of a statement without running it: its columns, or why it cannot be. */
export type Described = { columns: DescribedColumn[] } | { error: string };

/** Parse and Describe of the wire protocol, which checks every name and type of the statement and plans nothing. */
export function describeStatement(client: Client, text: string): Promise<Described> {
  return new Promise((resolve) => {
    let described: Described = { columns: [] };
    client.query({
      submit: (connection: Connection) => {
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: FieldDef[] }) => {
        described = { columns: fields };
      },
      handleError: (error: Error) => resolve({ error: error.message }),
      handleReadyForQuery: () => resolve(described),
    } as never);
  });
}

interface Connection {
  parse: (message: { text: string; name: string; types: number[] }) => void;
  describe: (message: { type: 'S'; name: string }) => void;
  sync: () => void;
}
