import * as z from 'zod/mini';

/** How the emulator misbehaves. Confirmations follow what is set when a payment changes, not when they are sent. */
export interface EmulatorSwitches {
  /** Confirmations come so much later. */
  lateSeconds: number;
  doubled: boolean;
  /** The confirmation of a pending payment comes after that of its end. */
  reordered: boolean;
  /** No confirmation at all. */
  missing: boolean;
  /** Signed with another key. */
  forged: boolean;
  /** The payer pays 1.000 pesos less than the shop asked for. */
  wrongAmount: boolean;
  /** The split is ignored without a word. */
  unsplit: boolean;
  /** Look-ups, log-ins and sessions are not answered in time. */
  silentLookups: boolean;
  /** PSE payments are approved so much later; 0: by hand only. */
  pseApprovalSeconds: number;
  /** Confirmations wait until somebody asks for their delivery (tests). */
  manualDelivery: boolean;
}

export const NO_SWITCHES: EmulatorSwitches = {
  lateSeconds: 0,
  doubled: false,
  reordered: false,
  missing: false,
  forged: false,
  wrongAmount: false,
  unsplit: false,
  silentLookups: false,
  pseApprovalSeconds: 0,
  manualDelivery: false,
};

const seconds = z.optional(z.number().check(z.minimum(0), z.maximum(86_400)));
const flag = z.optional(z.boolean());

/** A change: what it leaves out stays as it is. */
export const switchesChange = z.strictObject({
  lateSeconds: seconds,
  doubled: flag,
  reordered: flag,
  missing: flag,
  forged: flag,
  wrongAmount: flag,
  unsplit: flag,
  silentLookups: flag,
  pseApprovalSeconds: seconds,
  manualDelivery: flag,
} satisfies Record<keyof EmulatorSwitches, unknown>);

export type SwitchesChange = z.infer<typeof switchesChange>;
