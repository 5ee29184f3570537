import type { Config } from './config.ts';

export interface PaymentConfig {
  /** `emulator`: the one that comes with the project, for development and tests; production refuses it. */
  provider: 'none' | 'epayco' | 'emulator';
  epayco: EpaycoConfig;
}

export interface EpaycoConfig {
  /** The only key that may reach the browser. */
  publicKey: string;
  privateKey: string;
  /** P_CUST_ID_CLIENTE: the marketplace as merchant and as receiver of its share. */
  customerId: string;
  /** P_KEY: signs confirmations. */
  signingKey: string;
  isTest: boolean;
  /** `window`: checkout.js with the parameters; `session`: one made by the server for checkout-v2.js. */
  checkout: 'window' | 'session';
  /** False: the whole amount comes to the marketplace, which pays the sellers by its own settlement. */
  split: boolean;
  /** Where the browser loads the checkout's script from; a path of our own for the emulator. */
  checkoutUrl: string;
  validationUrl: string;
  apifyUrl: string;
  /** Longest wait for an answer of the provider. */
  timeoutMillis: number;
}

type Read = (name: string, fallback?: string) => string;

export const EMULATOR_PATH = '/emulador/epayco';

/** Public, as everything of the emulator: they protect nothing. */
const EMULATOR_KEYS = {
  publicKey: 'emulador-llave-publica',
  privateKey: 'emulador-llave-privada',
  customerId: '900001',
  signingKey: 'emulador-p-key',
};

const NO_KEYS = { publicKey: '', privateKey: '', customerId: '', signingKey: '' };

export function readPaymentConfig(
  read: Read,
  { mode, ownUrl }: { mode: string; ownUrl: string },
): PaymentConfig {
  const byDefault = mode === 'demo' ? 'emulator' : read('EPAYCO_PUBLIC_KEY') ? 'epayco' : 'none';
  const provider = read('PAYMENTS', byDefault) as PaymentConfig['provider'];
  const isEmulated = provider === 'emulator';
  const keys = isEmulated ? EMULATOR_KEYS : NO_KEYS;
  const internal = `${ownUrl}${EMULATOR_PATH}`;
  const address = (name: string, emulated: string, real: string) =>
    read(name, isEmulated ? emulated : real).replace(/\/+$/, '');
  return {
    provider,
    epayco: {
      publicKey: read('EPAYCO_PUBLIC_KEY', keys.publicKey),
      privateKey: read('EPAYCO_PRIVATE_KEY', keys.privateKey),
      customerId: read('EPAYCO_CUSTOMER_ID', keys.customerId),
      signingKey: read('EPAYCO_P_KEY', keys.signingKey),
      isTest: read('EPAYCO_TEST', isEmulated ? 'true' : 'false') === 'true',
      checkout: read('EPAYCO_CHECKOUT', 'window') as EpaycoConfig['checkout'],
      split: read('EPAYCO_SPLIT', 'true') === 'true',
      checkoutUrl: address('EPAYCO_CHECKOUT_URL', EMULATOR_PATH, 'https://checkout.epayco.co'),
      validationUrl: address('EPAYCO_VALIDATION_URL', internal, 'https://secure.epayco.co'),
      apifyUrl: address('EPAYCO_APIFY_URL', internal, 'https://apify.epayco.co'),
      timeoutMillis: Number(read('EPAYCO_TIMEOUT_MILLIS', '10000')),
    },
  };
}

const KEY_NAMES = {
  publicKey: 'EPAYCO_PUBLIC_KEY',
  privateKey: 'EPAYCO_PRIVATE_KEY',
  customerId: 'EPAYCO_CUSTOMER_ID',
  signingKey: 'EPAYCO_P_KEY',
} as const;

export function paymentProblems({ mode, payments: { provider, epayco } }: Config): string[] {
  if (!['none', 'epayco', 'emulator'].includes(provider)) return ['PAYMENTS is none, epayco or emulator'];
  if (provider === 'none') return [];
  const problems: string[] = [];
  if (mode === 'production' && provider === 'emulator')
    problems.push('PAYMENTS=emulator is for development; production takes epayco or none');
  for (const name of ['publicKey', 'privateKey', 'customerId', 'signingKey'] as const)
    if (!epayco[name]) problems.push(`PAYMENTS=epayco needs ${KEY_NAMES[name]}`);
  if (epayco.customerId && !/^\d+$/.test(epayco.customerId))
    problems.push('EPAYCO_CUSTOMER_ID is the number of the merchant account');
  if (!['window', 'session'].includes(epayco.checkout)) problems.push('EPAYCO_CHECKOUT is window or session');
  for (const name of ['checkoutUrl', 'validationUrl', 'apifyUrl'] as const)
    if (!isAddress(epayco[name]) && !(provider === 'emulator' && epayco[name] === EMULATOR_PATH))
      problems.push(`EPAYCO addresses begin with https:// (${epayco[name]})`);
  if (!(epayco.timeoutMillis >= 1)) problems.push('EPAYCO_TIMEOUT_MILLIS is a number of milliseconds');
  return problems;
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text);
}
