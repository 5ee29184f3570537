import { describeSpan, inSpan } from '../../../telemetry/spans.ts';
import { ProviderUnavailable } from '../payment-provider.ts';

const MAXIMUM_REPLY_CHARACTERS = 2_000_000;

export interface ProviderReply {
  status: number;
  /** Parsed JSON. */
  body: unknown;
}

interface ProviderRequest {
  method: 'GET' | 'POST';
  timeoutMillis: number;
  headers?: Record<string, string>;
  body?: object;
}

/** Asks ePayco. What is no JSON or a fault on its side throws ProviderUnavailable, as a time-out does. */
export async function askProvider(
  url: string,
  { method, timeoutMillis, headers = {}, body }: ProviderRequest,
): Promise<ProviderReply> {
  const host = new URL(url).host;
  const { status, text } = await send(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    // An empty body is what the login takes.
    ...(method === 'POST' && { body: body ? JSON.stringify(body) : '' }),
    signal: AbortSignal.timeout(timeoutMillis),
    redirect: 'error',
  }).catch((error: unknown) => {
    // The cause tells more (ECONNREFUSED); neither holds a key.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new ProviderUnavailable(`${host} cannot be reached: ${cause}`);
  });
  if (status >= 500 || status === 429) throw new ProviderUnavailable(`${host} answered ${status}`);
  if (text.length > MAXIMUM_REPLY_CHARACTERS) throw new ProviderUnavailable(`${host} answered too much`);
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    throw new ProviderUnavailable(`${host} answered ${status} without JSON`);
  }
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  return inSpan(
    'ePayco',
    { kind: 'client', attributes: { 'server.address': new URL(url).host } },
    async () => {
      const response = await fetch(url, init);
      describeSpan({ 'http.response.status_code': response.status });
      return { status: response.status, text: await response.text() };
    },
  );
}

/** An object of a reply; null for anything else. */
export function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** The service says a refusal as `success: false` or `status: false`, often with HTTP 200. */
export function isRefusal(body: Record<string, unknown>): boolean {
  return body.success === false || body.status === false;
}
