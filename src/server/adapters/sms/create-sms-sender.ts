import type { SmsConfig } from '../../config.ts';
import { createHablameSender } from './hablame-sender.ts';
import { createInfobipSender } from './infobip-sender.ts';
import type { SmsSender } from './sms-sender.ts';
import { createTwilioSender } from './twilio-sender.ts';

const creators = {
  twilio: createTwilioSender,
  infobip: createInfobipSender,
  hablame: createHablameSender,
} satisfies Record<Exclude<SmsConfig['provider'], 'mailbox'>, (config: SmsConfig) => SmsSender>;

/** The configured provider; null for the local mailbox. */
export function createSmsSender(config: SmsConfig): SmsSender | null {
  return config.provider === 'mailbox' ? null : creators[config.provider](config);
}
