import { inSpan } from '../../telemetry/spans.ts';
import type { DeliveryResult, EmailMessage, EmailSender } from './email-sender.ts';

/** Mail by SMTP, for example smtps://user:password@mail.example.com. Opens connections when there is mail. */
export function createSmtpSender(smtpUrl: string, from: string): EmailSender {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    send: async (message) => {
      try {
        opened ??= openTransport(smtpUrl);
        const transport = await opened;
        const mail = { from, ...toMail(message), signal: AbortSignal.timeout(sendTimeoutMillis) };
        await inSpan('SMTP send', { kind: 'client' }, () => transport.sendMail(mail));
        return { ok: true };
      } catch (error) {
        return toFailure(error);
      }
    },
    // One that could not be opened was told by its mail.
    close: () => void opened?.then((transport) => transport.close()).catch(() => {}),
  };
}

/** Loads its library for the first mail: 5 MB, and a shop without SMTP sends none. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Data of a message may never name a file or an address to be attached.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// Shorter than the outbox's first retry: the connection of a message that takes longer is closed, so that it can
// never arrive from two workers at once.
const sendTimeoutMillis = 40_000;

function toMail({ messageId, requestId, recipient, subject, text, html, replyTo }: EmailMessage) {
  return {
    // As an object: a text would be parsed as a list of addresses.
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo }),
    messageId,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(requestId && { 'X-Request-ID': requestId }) },
  };
}

/** The server's 5xx to recipient or content is final; refused logins are not, an operator can mend them. */
function toFailure(error: unknown): DeliveryResult {
  const {
    code,
    responseCode = 0,
    message,
  } = error as { code?: string; responseCode?: number; message: string };
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { ok: false, error: message, isPermanent: isAboutMessage && responseCode >= 500 };
}
