import type { DeliveryResult, EmailSender } from '../../adapters/email/email-sender.ts';
import { createSmtpSender } from '../../adapters/email/smtp-sender.ts';
import { createSmsSender } from '../../adapters/sms/create-sms-sender.ts';
import type { SmsSender } from '../../adapters/sms/sms-sender.ts';
import type { Context } from '../../context.ts';
import { insertMailboxMessage } from './mailbox.repository.ts';

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
  return {
    send: ({ recipient, subject, text, html }) =>
      store(context, { channel: 'email', recipient, subject, text, html }),
    close: () => {},
  };
}

function mailboxSmsSender(context: Context): SmsSender {
  return {
    send: ({ recipient, text }) => store(context, { channel: 'sms', recipient, subject: '', text, html: '' }),
  };
}

// A message that nobody can send is kept with its reason instead of being lost.
const missingSmsSender: SmsSender = {
  send: async () => ({ ok: false, error: 'No SMS provider is configured', isPermanent: true }),
};

type NewMailboxMessage = Omit<Parameters<typeof insertMailboxMessage>[1], 'createdAt'>;

async function store({ write, now }: Context, message: NewMailboxMessage): Promise<DeliveryResult> {
  try {
    const recipient = message.recipient.toLowerCase();
    await insertMailboxMessage(write, { ...message, recipient, createdAt: now() });
    return { ok: true };
  } catch (error) {
    return { ok: false, error: String(error), isPermanent: false };
  }
}
