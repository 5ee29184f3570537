import type { SellerRole } from '../../src/domain/seller-role.ts';
import type { Context } from '../../src/server/context.ts';
import { type Database, execute, sql } from '../../src/server/db/sql.ts';
import { lastMessageTo } from './identity-api.ts';
import type { Shop } from './order-factories.ts';
import { bodyOf } from './send-aim.ts';
import { type LoggedIn, logIn } from './session-factories.ts';

/** Somebody with a role in the shop and a session. */
export async function buildMember(db: Database, sellerId: number, role: SellerRole): Promise<LoggedIn> {
  const member = await logIn(db);
  await execute(
    db,
    sql`insert into seller_member (seller_id, account_id, role) values (${sellerId}, ${member.id}, ${role})`,
  );
  return member;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call of the panel as somebody; `path` begins behind /api/vender. An empty answer has no body: null. */
export async function callCentre(
  { app }: Pick<Shop, 'app'>,
  who: { cookies: Record<string, string> } | null,
  call: `${Method} ${string}`,
  payload?: object,
) {
  const [method, path] = call.split(' ') as [Method, string];
  const reply = await app.inject({
    method,
    url: `/api/vender${path}`,
    ...(who && { cookies: who.cookies }),
    ...(payload && { payload }),
  });
  // The tests look at the fields of the wire as they come.
  return { status: reply.statusCode, body: bodyOf(reply), cookies: reply.cookies };
}

/** The key of the newest invitation to somebody, out of her mail. */
export async function keySentTo(context: Context, email: string): Promise<string> {
  const { text } = await lastMessageTo(context, email);
  return /llave=([\w-]{43})/.exec(text)?.[1] ?? '';
}
