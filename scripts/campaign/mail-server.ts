import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface MailServer {
  /** How many copies of each message were taken, by the part of its Message-ID before the @. */
  copies: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

/** A mail server outside of the cluster that takes everything; as much SMTP as a mailer needs. */
export async function startMailServer(host: string, port: number): Promise<MailServer> {
  const copies = new Map<string, number>();
  const sockets = new Set<Socket>();
  const take = (message: readonly string[]) => {
    const id = /^message-id:\s*<([^@>]+)@/im.exec(message.join('\n'))?.[1] ?? 'none';
    copies.set(id, (copies.get(id) ?? 0) + 1);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    talk(socket, take);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    copies,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, take: (message: readonly string[]) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let message: string[] | null = null;
  say('220 campaign');
  createInterface({ input: socket }).on('line', (line) => {
    if (message === null) {
      if (/^data/i.test(line)) message = [];
      return say(/^data/i.test(line) ? '354 go on' : /^quit/i.test(line) ? '221 bye' : '250 ok');
    }
    if (line !== '.') return message.push(line);
    take(message);
    message = null;
    return say('250 taken');
  });
}
