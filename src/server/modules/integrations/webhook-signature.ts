import { createHmac } from 'node:crypto';

/** `v1=<HMAC-SHA256 in hex of "timestamp.body">`, one for each valid secret, separated by commas. */
export function webhookSignature(secrets: readonly string[], timestamp: string, body: string): string {
  return secrets
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`)
    .join(',');
}
