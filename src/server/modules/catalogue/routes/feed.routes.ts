import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FEED_CHANNELS, feedPaths } from '../../../../wire/paths.ts';
import type { Context } from '../../../context.ts';
import { sendMissing } from '../../../http/assets.ts';
import { feedFiles, feedName } from '../feeds/feed-file.ts';

/** The feeds that the job has written, for whoever knows their addresses; unchanged ones are not sent again. */
export function registerFeeds(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const files = feedFiles(config);
  const options = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  for (const channel of FEED_CHANNELS) {
    app.get(feedPaths.marketplace(channel), options, (request, reply) =>
      send(request, reply, feedName(channel)),
    );
    app.get<{ Params: { sellerId: string } }>(
      feedPaths.shop.pattern.replace(':channel', channel),
      options,
      (request, reply) => {
        const { sellerId } = request.params;
        if (!/^[1-9]\d{0,8}$/.test(sellerId)) return sendMissing(reply);
        return send(request, reply, feedName(channel, Number(sellerId)));
      },
    );
  }

  async function send({ headers }: FastifyRequest, reply: FastifyReply, name: string) {
    const file = await files.open(name);
    if (!file) return sendMissing(reply);
    const { size, mtime } = await file.stat();
    const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
    reply
      .header('cache-control', 'public, max-age=300')
      .header('etag', etag)
      .header('last-modified', mtime.toUTCString());
    if (isKnown(headers, etag, mtime)) {
      await file.close();
      return reply.code(304).send();
    }
    reply.type('application/xml; charset=utf-8').header('content-length', size);
    return reply.send(file.createReadStream());
  }
}

/** RFC 9110, 13.2.2: the tag says more than the time, which has whole seconds. */
function isKnown(headers: FastifyRequest['headers'], etag: string, changedAt: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  if (since === undefined) return false;
  return Math.floor(changedAt.getTime() / 1_000) * 1_000 <= Date.parse(since);
}
