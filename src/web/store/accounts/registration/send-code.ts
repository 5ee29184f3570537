import { callApi } from '../../../app/api-client.ts';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';
import { flows } from './flows.ts';

/** Spec 8: shown when the server says nothing itself. */
export const NO_ANSWER_MESSAGE = 'Error al comunicarse con el servidor';

export type SentCode =
  /** `resendAt`: from when (milliseconds since the epoch) another code may be asked for. */
  { ok: true; resendAt: number } | { ok: false; message: string; isPhone: boolean; resendAt: number | null };

export async function sendCode(
  flow: RegistrationFlow,
  body: { userId: number; phone: string },
): Promise<SentCode> {
  const reply = await callApi(flows[flow].calls.sendCode, { body });
  if (reply.ok) return { ok: true, resendAt: Date.now() + reply.value.resendSeconds * 1000 };
  const fieldMessage = reply.fields?.phone;
  return {
    ok: false,
    message: fieldMessage ?? (reply.reason === 'network' ? NO_ANSWER_MESSAGE : reply.message),
    isPhone: fieldMessage !== undefined,
    resendAt: reply.reason === 'code-too-soon' ? Date.now() + secondsIn(reply.details) * 1000 : null,
  };
}

function secondsIn(details: unknown): number {
  const { segundos } = (details ?? {}) as { segundos?: unknown };
  return typeof segundos === 'number' ? segundos : 0;
}
