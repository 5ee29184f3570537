import type { DeliveryResult, EmailSender } from '../../adapters/email/email-sender.ts';
import { createSmtpSender } from '../../adapters/email/smtp-sender.ts';
import { createSmsSender } from '../../adapters/sms/create-sms-sender.ts';
import type { SmsSender } from '../../adapters/sms/sms-sender.ts';
import type { Context } from '../../context.ts';
import { insertMailboxMessages } from './mailbox.repository.ts';
import { together } from './together.ts';

export interface Channels {
  email: EmailSender;
  sms: SmsSender;
}

/** SMTP and an SMS provider when they are configured, else the local mailbox. Close the e-mail channel when done. */
export function openChannels(context: Context): Channels {
  const { mail, sms, mode } = context.config;
  return {
    email: mail.smtpUrl ? createSmtpSender(mail.smtpUrl, mail.from) : mailboxEmailSender(context),
    sms: createSmsSender(sms) ?? (mode === 'production' ? missingSmsSender : mailboxSmsSender(context)),
  };
}

function mailboxEmailSender(context: Context): EmailSender {
  const store = openMailbox(context);
  return {
    send: ({ recipient, subject, text, html }) => store({ channel: 'email', recipient, subject, text, html }),
    close: () => {},
  };
}

function mailboxSmsSender(context: Context): SmsSender {
  const store = openMailbox(context);
  return {
    send: ({ recipient, text }) => store({ channel: 'sms', recipient, subject: '', text, html: '' }),
  };
}

// A message that nobody can send is kept with its reason instead of being lost.
const missingSmsSender: SmsSender = {
  send: async () => ({ ok: false, error: 'No SMS provider is configured', isPermanent: true }),
};

type NewMailboxMessage = Parameters<typeof insertMailboxMessages>[1][number];

/** Messages that come at once are stored at once. */
function openMailbox({ write, now }: Context) {
  const insert = together<NewMailboxMessage>(0, (messages) => insertMailboxMessages(write, messages));
  return async (message: Omit<NewMailboxMessage, 'createdAt'>): Promise<DeliveryResult> => {
    try {
      await insert({ ...message, recipient: message.recipient.toLowerCase(), createdAt: now() });
      return { ok: true };
    } catch (error) {
      return { ok: false, error: String(error), isPermanent: false };
    }
  };
}
