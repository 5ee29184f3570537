import net from 'node:net';

interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One connection to a server, as a proxy keeps it: bytes are written as they are, replies read one by one. */
export interface KeptConnection {
  write: (bytes: string | Uint8Array) => void;
  /** The next reply. Rejects when the connection ends or breaks before it is complete. */
  reply: () => Promise<RawReply>;
  /** Settles when the server closed the connection, with the code of the error if it broke. */
  closed: Promise<string | null>;
  end: () => void;
}

export async function openConnection(port: number): Promise<KeptConnection> {
  const socket = net.connect({ port, host: '127.0.0.1' });
  let received: Buffer = Buffer.alloc(0);
  let waiting: (() => void) | null = null;
  let broken: string | null = null;
  let isOver = false;
  const closed = new Promise<string | null>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => (broken = error.code ?? error.message));
    socket.on('close', () => {
      isOver = true;
      waiting?.();
      resolve(broken);
    });
  });
  socket.on('end', () => {
    isOver = true;
    waiting?.();
  });
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    waiting?.();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const reply = async (): Promise<RawReply> => {
    for (;;) {
      const parsed = parseReply(received);
      if (parsed) {
        received = received.subarray(parsed.length);
        return parsed.reply;
      }
      if (isOver) throw new Error(`the connection ended before its reply${broken ? ` (${broken})` : ''}`);
      await new Promise<void>((resolve) => (waiting = resolve));
    }
  };
  return { write: (bytes) => void socket.write(bytes), reply, closed, end: () => socket.destroy() };
}

/** Null: not complete yet. Understands what our server sends: a length, or nothing behind the head. */
function parseReply(bytes: Buffer): { reply: RawReply; length: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const length = headEnd + 4 + Number(headers['content-length'] ?? 0);
  if (bytes.length < length) return null;
  const status = Number(statusLine.split(' ')[1]);
  return { reply: { status, headers, body: bytes.subarray(headEnd + 4, length).toString('utf8') }, length };
}

export function requestHead(method: string, path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`;
}

export const nextRequest = requestHead('GET', '/healthz', {});
