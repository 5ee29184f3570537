import * as z from 'zod/mini';
import type { SmsConfig } from '../../config.ts';
import { refused, sendToProvider } from './sms-request.ts';
import type { SmsSender } from './sms-sender.ts';

const reply = z.object({
  messages: z.array(
    z.object({
      status: z.object({
        groupName: z.string(),
        name: z.optional(z.string()),
        description: z.optional(z.string()),
      }),
    }),
  ),
});

// The groups in which Infobip has taken the message over; the others are REJECTED, UNDELIVERABLE and EXPIRED.
const TAKEN_OVER = new Set(['PENDING', 'DELIVERED']);

/** Infobip's SMS API; every customer has a host of his own. */
export function createInfobipSender({ key, from, baseUrl }: SmsConfig): SmsSender {
  return {
    send: ({ reference, recipient, text }) =>
      sendToProvider(
        `${baseUrl}/sms/2/text/advanced`,
        {
          headers: { authorization: `App ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            messages: [{ from, destinations: [{ to: `57${recipient}`, messageId: reference }], text }],
          }),
        },
        (answer) => {
          const status = reply.safeParse(answer.body).data?.messages[0]?.status;
          const isSuccess = answer.status >= 200 && answer.status < 300;
          if (isSuccess && status && TAKEN_OVER.has(status.groupName)) return { ok: true };
          return refused('Infobip', answer, status?.description ?? status?.name ?? 'no explanation');
        },
      ),
  };
}
