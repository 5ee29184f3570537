/** `isPermanent`: another attempt cannot help, as with an unknown recipient. */
export type DeliveryResult = { ok: true } | { ok: false; error: string; isPermanent: boolean };

export interface EmailMessage {
  /** Fixed per message, so that a mail sent twice after a crash can be recognised as one. */
  messageId: string;
  /** Of the request that it came from, for whoever looks it up in the logs. */
  requestId: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes when not to the shop. */
  replyTo: { name: string; address: string } | null;
}

/** Never throws: an outage is a result, because the caller decides when to try again. */
export interface EmailSender {
  send(message: EmailMessage): Promise<DeliveryResult>;
  close(): void;
}
