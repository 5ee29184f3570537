import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface KeepAliveProxy {
  url: string;
  /** Requests for which the server behind broke the connection: a visitor's 502. */
  broken: () => number;
  close: () => Promise<void>;
}

/** A reverse proxy as they are set up in front: it keeps one connection to the server and sends everything through it. */
export async function startKeepAliveProxy(port: number): Promise<KeepAliveProxy> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let broken = 0;
  const proxy = http.createServer((request, reply) => {
    const { method, url: path, headers } = request;
    const passed = http.request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
      const { connection: _connection, ...rest } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(reply);
    });
    passed.on('error', () => {
      broken++;
      if (!reply.headersSent) reply.writeHead(502);
      reply.end();
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    broken: () => broken,
    close: async () => {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
