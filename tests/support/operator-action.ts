import type { Shop } from './order-factories.ts';
import type { Aim } from './personal-call.ts';
import type { LoggedIn } from './session-factories.ts';

export interface ActionWorld {
  shop: Shop;
  operator: LoggedIn;
}

interface ActionAim extends Aim {
  by?: LoggedIn;
}

/** A call of the operators' panel that succeeds, and the name under which the log must hold it. */
export interface OperatorAction {
  action: string;
  /** Makes what the call needs; the call's input on the wire, and who calls where it is not the world's operator. */
  prepare: (world: ActionWorld) => ActionAim | Promise<ActionAim>;
}

/** Writes nothing: a preview, a try-out, a file to look at; or nothing but what she keeps for herself. */
export const writesNothing = 'writes-nothing';
