import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEpaycoProvider } from '../../src/server/adapters/payment/epayco/epayco-provider.ts';
import type { EpaycoConfig } from '../../src/server/payment-config.ts';
import { merchantAccount } from './epayco-config.ts';

interface ServiceCall {
  method: string;
  path: string;
  authorization: string;
  body: unknown;
}

type Answer = { status?: number; body: object | string } | 'silence';

const TOKEN = { token: 'ficha-1' };

/** ePayco's servers as a table of answers by path, for replies that the emulator never gives. */
export async function startEpaycoService(answers: Record<string, Answer | ((count: number) => Answer)>) {
  const calls: ServiceCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const count = calls.filter((call) => call.path === path).length + 1;
    const authorization = request.headers.authorization ?? '';
    calls.push({ method: request.method ?? '', path, authorization, body: text ? JSON.parse(text) : null });
    const given = answers[path] ?? (path === '/login' ? { body: TOKEN } : { status: 404, body: {} });
    const answer = typeof given === 'function' ? given(count) : given;
    if (answer === 'silence') return;
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = (config: Partial<EpaycoConfig> = {}, now?: () => number) =>
    createEpaycoProvider(
      { ...merchantAccount, validationUrl: url, apifyUrl: url, timeoutMillis: 300, ...config },
      { shop: 'Plazuela', retryPauseMillis: 1, ...(now && { now }) },
    );
  return {
    calls,
    provider,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
