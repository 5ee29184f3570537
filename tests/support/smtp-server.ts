import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a mail server does with each message: takes it, answers an error, or hangs up after the data. */
type SmtpBehaviour = 'accept' | 'refuse-recipient' | 'busy' | 'hang-up-after-data' | 'silent';

export interface SmtpServer {
  url: string;
  /** Raw messages that were answered with 250, or taken before hanging up. */
  received: string[];
  behave: (behaviour: SmtpBehaviour) => void;
  close: () => Promise<void>;
}

/** A mail server for tests that speaks just enough SMTP. */
export async function startSmtpServer(): Promise<SmtpServer> {
  let behaviour: SmtpBehaviour = 'accept';
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (behaviour !== 'silent') talk(socket, () => behaviour, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function talk(socket: Socket, behaviour: () => SmtpBehaviour, received: string[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let message: string[] | null = null;
  say('220 test');
  createInterface({ input: socket }).on('line', (line) => {
    if (message === null) {
      if (/^data/i.test(line)) message = [];
      return say(answer(line, behaviour()));
    }
    if (line !== '.') return message.push(line);
    received.push(message.join('\r\n'));
    message = null;
    return behaviour() === 'hang-up-after-data' ? socket.destroy() : say('250 taken');
  });
}

function answer(line: string, behaviour: SmtpBehaviour): string {
  if (/^rcpt/i.test(line) && behaviour === 'refuse-recipient') return '550 no such mailbox';
  if (/^rcpt/i.test(line) && behaviour === 'busy') return '451 try again later';
  if (/^data/i.test(line)) return '354 go on';
  if (/^quit/i.test(line)) return '221 bye';
  return '250 ok';
}
