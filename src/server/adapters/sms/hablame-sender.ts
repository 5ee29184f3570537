import * as z from 'zod/mini';
import type { SmsConfig } from '../../config.ts';
import { refused, sendToProvider } from './sms-request.ts';
import type { SmsSender } from './sms-sender.ts';

// The shape around it differs between the versions of the service, so only what all of them have is read.
const reply = z.object({ statusMessage: z.optional(z.string()), message: z.optional(z.string()) });

/** Háblame, a Colombian provider; carriers choose the sender's short code, so `from` only names the campaign. */
export function createHablameSender({ key, from, baseUrl }: SmsConfig): SmsSender {
  const host = baseUrl || 'https://www.hablame.co';
  return {
    send: ({ reference, recipient, text }) =>
      sendToProvider(
        `${host}/api/sms/v5/send`,
        {
          headers: { 'x-hablame-key': key, 'content-type': 'application/json' },
          body: JSON.stringify({
            priority: true,
            certificate: false,
            flash: false,
            sendDate: 'Now',
            campaignName: from || 'Codigos',
            messages: [{ to: `57${recipient}`, text, costCenter: 0, reference01: reference }],
          }),
        },
        (answer) => {
          const { statusMessage, message } = reply.safeParse(answer.body).data ?? {};
          const isSuccess = answer.status >= 200 && answer.status < 300;
          if (isSuccess && statusMessage === 'OK') return { ok: true };
          return refused('Háblame', answer, statusMessage ?? message ?? 'no explanation');
        },
      ),
  };
}
