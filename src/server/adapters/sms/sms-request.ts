import { inSpan } from '../../telemetry/spans.ts';
import type { DeliveryResult } from '../email/email-sender.ts';

const TIMEOUT_MILLIS = 15_000;
const MAXIMUM_REPLY_CHARACTERS = 100_000;

export interface SmsReply {
  status: number;
  /** Undefined when the provider answered something else than JSON. */
  body: unknown;
}

/** Sends a message to a provider; an outage is a result, see SmsSender. `judge` reads the provider's answer. */
export async function sendToProvider(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string | URLSearchParams },
  judge: (reply: SmsReply) => DeliveryResult,
): Promise<DeliveryResult> {
  try {
    const { status, text } = await inSpan('SMS send', { kind: 'client' }, async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLIS),
        redirect: 'error',
      });
      return { status: response.status, text: await response.text() };
    });
    return judge({ status, body: parsed(text.slice(0, MAXIMUM_REPLY_CHARACTERS)) });
  } catch (error) {
    // The cause tells more (ECONNREFUSED), and neither names the key or the message.
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return { ok: false, error: `${new URL(url).host} cannot be reached${cause}`, isPermanent: false };
  }
}

/** Another attempt helps against crowds and outages, not against a refused number. */
export function refused(provider: string, { status }: SmsReply, reason: string): DeliveryResult {
  const isPassing = status === 429 || status >= 500 || status === 401 || status === 403;
  return { ok: false, error: `${provider} answered ${status}: ${reason}`, isPermanent: !isPassing };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
