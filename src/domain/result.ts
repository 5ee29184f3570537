/** An expected outcome as a value: success, or a reason that the error table turns into a status and a Spanish text. */
export type Result<Value, Reason extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; reason: Reason; fields?: Record<string, string>; details?: unknown };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** `fields` holds a Spanish message per field, by our own names; `details` travels to the client as it is. */
export function failure<Reason extends string>(
  reason: Reason,
  more: { fields?: Record<string, string>; details?: unknown } = {},
): { ok: false; reason: Reason; fields?: Record<string, string>; details?: unknown } {
  return { ok: false, reason, ...more };
}
