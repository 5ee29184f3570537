import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SmsRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A provider's HTTP interface on this machine: keeps what it is sent, answers what the test says. */
export async function startSmsProvider() {
  const requests: SmsRequest[] = [];
  let answer = { status: 200, body: '{}' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (status: number, body: object | string) => {
      answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
