import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { EmbeddedConnection } from '../../src/server/db/embedded/database.ts';

export interface DatabaseProxy {
  /** For DATABASE_URL. */
  url: string;
  /** The database goes away: connections break, new ones are refused. */
  cut: () => Promise<void>;
  /** The same at the moment when a statement with this text comes by. */
  cutAt: (text: string) => Promise<void>;
  restore: () => Promise<void>;
  /** It stops answering without a word, as a machine without power. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
}

/** A way to the tests' PostgreSQL that can be cut while nobody else notices. */
export async function startDatabaseProxy(target: EmbeddedConnection): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let watch = (_chunk: Buffer) => {};
  const join = (client: Socket) => {
    client.on('data', (chunk: Buffer) => watch(chunk));
    const server = connect({ path: `${target.host}/.s.PGSQL.${target.port}` });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.pipe(to);
      if (isFrozen) from.unpipe(to).pause();
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      thawing.push(() => from.destroyed || from.pipe(to));
      freezing.push(() => from.unpipe(to).pause());
    }
  };
  const thawing: (() => unknown)[] = [];
  const freezing: (() => unknown)[] = [];
  let listener: Server = createServer(join);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  const cut = async () => {
    if (!listener.listening) return;
    listener.close();
    for (const socket of sockets) socket.destroy();
    await once(listener, 'close');
  };
  return {
    url: `postgres://${target.user}@127.0.0.1:${port}/${target.database}`,
    cut,
    cutAt: (text) =>
      new Promise((resolve, reject) => {
        watch = (chunk) => {
          if (!chunk.includes(text)) return;
          watch = () => {};
          cut().then(resolve, reject);
        };
      }),
    restore: async () => {
      listener = createServer(join);
      listener.listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
    freeze: () => {
      isFrozen = true;
      for (const one of freezing) one();
    },
    thaw: () => {
      isFrozen = false;
      for (const one of thawing) one();
    },
    close: cut,
  };
}
