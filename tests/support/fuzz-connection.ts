import { connect, type Socket } from 'node:net';

export interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A keep-alive connection that writes bytes as they are and reads one reply to each. */
export interface RawConnection {
  exchange: (request: Buffer | string) => Promise<RawReply>;
  end: () => void;
  /** How many sockets were opened: one more each time the server closed. */
  readonly opened: number;
}

/** Says that the server hangs, not that the machine is slow. */
const HANG_MILLIS = 30_000;

/** `visitor`: another address of this machine for each number, where the system has more than one. */
export function openConnection(port: number, visitor = 1): RawConnection {
  let socket: Socket | null = null;
  let opened = 0;
  const current = () => {
    if (socket && !socket.destroyed && !socket.readableEnded) return socket;
    opened++;
    socket = connect({ port, host: '127.0.0.1', noDelay: true, ...addressOf(visitor) });
    return socket;
  };
  return {
    get opened() {
      return opened;
    },
    exchange: async (request) => {
      const used = current();
      const reply = await readReply(used, request);
      if (/close/i.test(reply.headers.connection ?? '')) used.destroy();
      return reply;
    },
    end: () => socket?.destroy(),
  };
}

export function addressOf(visitor: number): { localAddress?: string } {
  return process.platform === 'linux' ? { localAddress: `127.0.${visitor >> 8}.${visitor & 255}` } : {};
}

function readReply(socket: Socket, request: Buffer | string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      settle();
    };
    const fail = (what: string) =>
      finish(() => {
        socket.destroy();
        reject(new Error(`${what} after ${JSON.stringify(received.toString('latin1').slice(0, 200))}`));
      });
    const listeners = {
      data: (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        try {
          const reply = parseReply(received);
          if (reply) finish(() => resolve(reply));
        } catch (error) {
          fail((error as Error).message);
        }
      },
      close: () => fail('closed without a whole reply'),
      error: (error: Error) => fail(error.message),
    };
    const timer = setTimeout(() => fail(`no reply within ${HANG_MILLIS} ms`), HANG_MILLIS);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    socket.write(request);
  });
}

/** The one reply in the bytes, null as long as it is not whole. What follows it would belong to no request: an error. */
function parseReply(bytes: Buffer): RawReply | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  if (!status) throw new Error(`no reply of HTTP: ${statusLine}`);
  const rest = bytes.subarray(headEnd + 4);
  if (status < 200) return parseReply(rest);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = bodyOf(rest, status, headers);
  return body && { status, headers, body };
}

function bodyOf(rest: Buffer, status: number, headers: Record<string, string>): Buffer | null {
  if (status === 204 || status === 304) return rest;
  if (headers['transfer-encoding'] === 'chunked') return dechunked(rest);
  const length = Number(headers['content-length'] ?? 0);
  if (rest.length > length) throw new Error(`a reply is longer than it says: ${rest.length} > ${length}`);
  return rest.length === length ? rest : null;
}

function dechunked(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (rest.length < end + 2) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}
