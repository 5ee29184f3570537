import * as z from 'zod/mini';
import { internationalPhone } from '../../../domain/phone.ts';
import type { SmsConfig } from '../../config.ts';
import { refused, sendToProvider } from './sms-request.ts';
import type { SmsSender } from './sms-sender.ts';

const reply = z.object({
  sid: z.optional(z.string()),
  code: z.nullish(z.number()),
  message: z.nullish(z.string()),
});

/** Twilio's Messages API. `from` is a number of the account or a messaging service (MG…). */
export function createTwilioSender({ account, key, from, baseUrl }: SmsConfig): SmsSender {
  const host = baseUrl || 'https://api.twilio.com';
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  const authorization = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`;
  return {
    send: ({ recipient, text }) =>
      sendToProvider(
        `${host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        {
          headers: { authorization },
          body: new URLSearchParams({ To: internationalPhone(recipient), Body: text, ...sender }),
        },
        (answer) => {
          const parsed = reply.safeParse(answer.body);
          if (answer.status === 201 && parsed.data?.sid) return { ok: true };
          const { code, message } = parsed.data ?? {};
          return refused('Twilio', answer, `${code ?? 'no code'} ${message ?? 'no explanation'}`);
        },
      ),
  };
}
