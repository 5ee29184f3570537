/** Provider states that ePayco documents; there is no 5. */
export type ProviderState = 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** What a provider state does to a waiting order. A paid order is changed by `reverse` only. */
export type PaymentEffect = 'approve' | 'fail' | 'wait' | 'reverse';

interface ProviderStateEntry {
  name: string;
  effect: PaymentEffect;
}

export const PROVIDER_STATES = {
  1: { name: 'Aceptada', effect: 'approve' },
  2: { name: 'Rechazada', effect: 'fail' },
  3: { name: 'Pendiente', effect: 'wait' },
  4: { name: 'Fallida', effect: 'fail' },
  6: { name: 'Reversada', effect: 'reverse' },
  7: { name: 'Retenida', effect: 'wait' },
  8: { name: 'Iniciada', effect: 'wait' },
  9: { name: 'Expirada', effect: 'fail' },
  10: { name: 'Abandonada', effect: 'fail' },
  11: { name: 'Cancelada', effect: 'fail' },
  12: { name: 'Antifraude', effect: 'fail' },
} as const satisfies Record<ProviderState, ProviderStateEntry>;

export function isProviderState(value: number): value is ProviderState {
  return Object.hasOwn(PROVIDER_STATES, value);
}

export function effectOf(state: ProviderState): PaymentEffect {
  return PROVIDER_STATES[state].effect;
}

/** The provider waits for money or a decision, and may do so for days; merely begun payments are not. */
export function isUnderReview(state: ProviderState): boolean {
  return state === 3 || state === 7;
}

/**
 * Of an order that is paid online. `waiting`: stock is reserved until the payment's deadline. `paid` ends only in
 * `reversed`. `expired`: the stock is back on sale; a late approval takes it again or is refunded.
 */
export type PaymentState = 'waiting' | 'paid' | 'expired' | 'reversed';

/** How the buyer pays at the provider; PSE and cash confirm hours or days later. */
export type PaymentChannel = 'card' | 'pse' | 'cash' | 'wallet';

const CHANNEL_OF_FRANCHISE: Record<string, PaymentChannel> = {
  VS: 'card',
  MC: 'card',
  AM: 'card',
  DC: 'card',
  CR: 'card',
  PSE: 'pse',
  DP: 'wallet',
  EF: 'cash',
  BA: 'cash',
  GA: 'cash',
  RS: 'cash',
  PR: 'cash',
  SR: 'cash',
  SP: 'pse',
};

/** Of x_franchise; null when the provider names none or an unknown one. */
export function channelOfFranchise(franchise: string): PaymentChannel | null {
  return CHANNEL_OF_FRANCHISE[franchise.toUpperCase()] ?? null;
}
