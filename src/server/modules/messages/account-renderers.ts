import { CONSENTS, type ConsentKind } from '../../../domain/consent.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { findAccountMail, findRevokedConsent, findSellerApplication } from './account-mail.repository.ts';
import * as mails from './templates/account-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

/**
 * What the messages about accounts need; see TemplateData. A `secret` or `code` is erased once it is sent, and not sent
 * at all after `expiresAt` (ISO date).
 */
export interface AccountTemplateData {
  'recovery-password': { accountId: number; secret: string; expiresAt: string };
  'password-changed': { accountId: number };
  'buyer-welcome': { accountId: number };
  'seller-received': { accountId: number };
  'seller-application': { sellerId: number };
  'account-closed': { accountId: number };
  'consent-revoked': { consentId: number };
  'phone-code': { code: string; expiresAt: string };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const accountRenderers: {
  [Template in keyof AccountTemplateData]: Renderer<AccountTemplateData[Template]>;
} = {
  'recovery-password': async (context, { accountId, secret, expiresAt }) => {
    demandUnexpired(context, expiresAt);
    const { write, config } = context;
    return mails.renderRecoveryPassword(await getAccount(write, accountId), secret, config);
  },
  'password-changed': async ({ write, config }, { accountId }) =>
    mails.renderPasswordChanged(await getAccount(write, accountId), config),
  'buyer-welcome': async ({ write, config }, { accountId }) =>
    mails.renderBuyerWelcome(await getAccount(write, accountId), config),
  'seller-received': async ({ write, config }, { accountId }) =>
    mails.renderSellerReceived(await getAccount(write, accountId), config),
  'seller-application': async ({ write, config }, { sellerId }) =>
    mails.renderSellerApplication(
      found(await findSellerApplication(write, sellerId), `seller ${sellerId}`),
      config,
    ),
  'account-closed': async ({ config }) => mails.renderAccountClosed(config),
  'consent-revoked': async ({ write, config }, { consentId }) => {
    const consent = found(await findRevokedConsent(write, consentId), `revoked consent ${consentId}`);
    const { name } = CONSENTS[consent.kind as ConsentKind];
    return mails.renderConsentRevoked({ ...consent, name }, config);
  },
  'phone-code': async (context, { code, expiresAt }) => {
    demandUnexpired(context, expiresAt);
    return mails.renderPhoneCode(code, context.config);
  },
};

/** After an outage of the provider nobody wants codes that are over. */
export function demandUnexpired({ now }: Context, expiresAt: string): void {
  if (new Date(expiresAt) <= now()) throw new Error('the message came to its turn too late');
}

async function getAccount(db: Database, accountId: number): Promise<mails.AccountMail> {
  return found(await findAccountMail(db, accountId), `account ${accountId}`);
}

function found<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`There is no ${what}`);
  return value;
}
