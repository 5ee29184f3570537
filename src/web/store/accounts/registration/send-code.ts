import { type ApiReply, callApi } from '../../../app/api-client.ts';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';
import { flows } from './flows.ts';

/** Spec 8: shown when the server says nothing itself. */
export const NO_ANSWER_MESSAGE = 'Error al comunicarse con el servidor';

/** `resendAt`: from when (milliseconds since the epoch) another code may be asked for. */
export async function sendCode(
  flow: RegistrationFlow,
  body: { userId: number; phone: string },
): Promise<ApiReply<{ resendAt: number }>> {
  const reply = await callApi(flows[flow].calls.sendCode, { body });
  if (reply.ok) return { ok: true, value: { resendAt: Date.now() + reply.value.resendSeconds * 1000 } };
  return reply.reason === 'network' ? { ...reply, message: NO_ANSWER_MESSAGE } : reply;
}

/** What a refusal says of the next time; null: nothing. */
export function resendAtOf(reply: ApiReply<{ resendAt: number }>): number | null {
  if (reply.ok) return reply.value.resendAt;
  return reply.reason === 'code-too-soon' ? Date.now() + secondsIn(reply.details) * 1000 : null;
}

function secondsIn(details: unknown): number {
  const { segundos } = (details ?? {}) as { segundos?: unknown };
  return typeof segundos === 'number' ? segundos : 0;
}
