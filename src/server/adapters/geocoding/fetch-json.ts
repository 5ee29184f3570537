import { inSpan } from '../../telemetry/spans.ts';

const TIMEOUT_MILLIS = 5_000;
const MAXIMUM_BYTES = 512 * 1024;

/** A JSON reply of a provider; throws without the address called, which may hold a key. */
export async function fetchJson(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const { status, body } = await inSpan('geocoder', { kind: 'client' }, async () => {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MILLIS),
      redirect: 'error',
    });
    return { status: response.status, body: await response.text() };
  });
  if (status < 200 || status > 299) throw new Error(`${url.host} answered ${status}`);
  if (body.length > MAXIMUM_BYTES) throw new Error(`${url.host} answered ${body.length} characters`);
  return JSON.parse(body);
}
