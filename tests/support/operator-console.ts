import type { Shop } from './order-factories.ts';
import { bodyOf } from './send-aim.ts';
import type { LoggedIn } from './session-factories.ts';

export type OperatorCall = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** A call of the operators' panel as somebody; the path begins behind /api/operacion. */
export async function callConsole(
  { app }: Pick<Shop, 'app'>,
  who: Pick<LoggedIn, 'cookies'>,
  call: OperatorCall,
  payload?: object,
) {
  const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const reply = await app.inject({
    method,
    url: `/api/operacion${path}`,
    cookies: who.cookies,
    ...(payload && { payload }),
  });
  // The tests look at the fields of the wire as they come.
  return { status: reply.statusCode, body: bodyOf(reply) };
}
