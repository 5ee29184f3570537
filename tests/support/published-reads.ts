import type { FastifyInstance } from 'fastify';
import type { Context } from '../../src/server/context.ts';
import { requestContextOf } from '../../src/server/guards/request-context.ts';
import { sendFailure } from '../../src/server/http/api.ts';
import { readWith } from '../../src/server/http/reads.ts';
import { createPanelReads } from '../../src/server/modules/panel-reads.ts';
import type { ReadInput, ReadName, ReadValue } from '../../src/server/panel-door.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';

/** Everything that somebody can ask of the server: a call, or what a page of the panels reads. */
export type CallName = EndpointName | ReadName;

const isReadName: Record<string, unknown> = createPanelReads({} as Context);

export const readNames = Object.keys(isReadName) as ReadName[];

export function isRead(name: CallName): name is ReadName {
  return Object.hasOwn(isReadName, name);
}

const PREFIX = '/lecturas';

/** Reads have no address: here they get one, so that tests ask with the cookies of whoever asks. */
export function publishReads(app: FastifyInstance, context: Context): void {
  const reads = createPanelReads(context);
  app.post<{ Params: { name: string } }>(
    `${PREFIX}/:name`,
    { config: { inReadOnly: true } },
    async (request, reply) => {
      const ask = readWith(reads, requestContextOf(request, reply, context));
      const result = await ask(request.params.name, (request.body as object | undefined) ?? {});
      return result.ok
        ? reply.type('application/json').send(JSON.stringify(result.value))
        : sendFailure(reply, result);
    },
  );
}

export function sendRead(
  app: FastifyInstance,
  name: ReadName,
  input: object,
  cookies: Record<string, string>,
) {
  return app.inject({ method: 'POST', url: `${PREFIX}/${name}`, payload: input, cookies });
}

/** What a page of the panels gets; anything but success fails the test. */
export async function read<Name extends ReadName>(
  app: FastifyInstance,
  name: Name,
  input: ReadInput<Name>,
  { cookies }: { cookies: Record<string, string> },
): Promise<ReadValue<Name>> {
  const reply = await sendRead(app, name, input as object, cookies);
  if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
  return reply.json();
}
