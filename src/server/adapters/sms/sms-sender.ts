import type { DeliveryResult } from '../email/email-sender.ts';

interface SmsMessage {
  /** Fixed per message; providers take it as the reference that makes a repetition harmless. */
  reference: string;
  /** Ten digits, as the domain stores phones. */
  recipient: string;
  /** At most 160 characters without accents, or the carrier splits it. */
  text: string;
}

/** Never throws, as EmailSender. */
export interface SmsSender {
  send(message: SmsMessage): Promise<DeliveryResult>;
}
