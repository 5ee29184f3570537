import type { World } from './strangers-world.ts';

/** A call as somebody makes it who aims at another person's or shop's things. */
export interface Aim {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  json?: object;
  form?: Record<string, string | File>;
  headers?: Record<string, string>;
}

export interface PersonalCall {
  aim: (world: World) => Aim | Promise<Aim>;
  /** Status for whoever is logged out, and for other people, who see or change their own things at most. */
  stranger: number;
  others: number;
  /** Where it differs for a seller. */
  seller?: number;
  /** Status for Ana. Without it the call would prove nothing, as it might miss her things. */
  ana: number;
  /** The answer to Ana holds something that is hers alone. */
  showsHers?: true;
  /** Tables with rows about Ana that anybody may cause by the purpose of the call. */
  mayTouch?: string[];
}
