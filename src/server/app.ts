import cookie from '@fastify/cookie';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { createPaymentProvider } from './adapters/payment/create-payment-provider.ts';
import type { Config } from './config.ts';
import { sendFailure } from './http/api.ts';
import { RequestCounts } from './http/request-counts.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { isRequestId, newRequestId } from './telemetry/cause.ts';

const REQUEST_MILLIS = 3 * 60 * 60_000;
const HEADERS_MILLIS = 20_000;

/** The HTTP server with everything that holds for each request; routes are registered by the caller. */
export async function createApp(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // See http/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    // Behind a proxy its id is taken over, so that both logs can be laid side by side.
    genReqId: ({ headers }) => {
      const given = config.trustedProxies > 0 ? headers['x-request-id'] : undefined;
      return isRequestId(given) ? given : newRequestId();
    },
    requestIdHeader: false,
    frameworkErrors: (_error, _request, reply) => {
      sendFailure(reply as FastifyReply, { reason: 'invalid-input' });
    },
    clientErrorHandler: answerUnreadable,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 256 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What still comes in over an open connection is answered, and its connection closed.
    return503OnClosing: false,
    // Bodies have a pace of their own, see http/slow-bodies.ts; this is the end of any.
    requestTimeout: REQUEST_MILLIS,
    http: { headersTimeout: HEADERS_MILLIS, connectionsCheckingInterval: 5_000 },
  });
  await app.register(cookie);
  acceptForms(app);
  await app.register(multipart, {
    limits: { fieldSize: 256 * 1024, fields: 60, files: 0, parts: 60, headerPairs: 100 },
  });
  await app.register(rateLimit, { global: false, store: RequestCounts });
  const helmet: FastifyHelmetOptions = {
    contentSecurityPolicy: config.development
      ? false
      : {
          directives: contentSecurityPolicy(config),
        },
    strictTransportSecurity: config.baseUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    // Addresses of guests' orders hold a key that must not reach other sites. Not `no-referrer`: with it browsers
    // name no origin when a form is sent, and the origin check would refuse our own forms.
    referrerPolicy: { policy: 'same-origin' },
  };
  await registerSecurityHeaders(app, helmet, { 'permissions-policy': PERMISSIONS_POLICY });
  return app;
}

/**
 * What no page of ours asks a browser for, and no script that slipped in may either; where somebody is only our own pages
 * may ask, when she taps on it. The checkout pays in a frame.
 */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

/** Plain forms, as payment confirmations are sent. A field that comes twice keeps its last value. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** No inline script or style sheet anywhere, so finished pages can be cached. */
function contentSecurityPolicy(config: Config) {
  // The payment provider's checkout; its emulator is our own origin.
  const origins = createPaymentProvider(config)?.browserOrigins ?? [];
  const checkout = origins.filter((origin) => origin !== "'self'");
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...checkout],
    frameSrc: ["'self'", ...checkout],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...checkout],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: config.baseUrl.startsWith('https:') ? [] : null,
  };
}
