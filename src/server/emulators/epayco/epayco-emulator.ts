import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { EMULATOR_PATH } from '../../payment-config.ts';
import { projectFolder } from '../../project-folder.ts';
import { type Loop, startLoop } from '../../worker/loop.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';
import { approveDuePayments, deliverConfirmations } from './deliver-confirmations.ts';
import { registerOperatorRoutes } from './operator.routes.ts';
import { registerProviderRoutes } from './provider.routes.ts';
import { findSwitches } from './switches.repository.ts';

export interface Emulator {
  context: Context;
  /** A payment has changed: its confirmations go out at once. */
  wake: () => void;
}

/** Between looks for what is due; a payment that changes here is told at once. */
const ROUND_MILLIS = 1_000;

/**
 * The payment provider of development and tests, under our own address: its checkout, its look-ups, its
 * confirmations. Does nothing unless it is the configured provider, which production refuses.
 */
export function registerEpaycoEmulator(app: FastifyInstance, context: Context): void {
  if (context.config.payments.provider !== 'emulator' || context.config.mode === 'production') return;
  let loop: Loop | null = null;
  let isStopping = false;
  const emulator: Emulator = { context, wake: () => loop?.wake() };
  app.register(
    async (scope) => {
      // The provider is somebody else: that our shop is read only is nothing to it.
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, inReadOnly: true };
      });
      acceptEmptyJson(scope);
      registerAssets(scope);
      registerCheckoutRoutes(scope, emulator);
      registerOperatorRoutes(scope, emulator);
      scope.register(async (inner) => registerProviderRoutes(inner, context));
    },
    { prefix: EMULATOR_PATH },
  );
  app.addHook('onListen', async () => {
    loop = startLoop({
      name: 'epayco-emulator',
      log: context.log,
      intervalMillis: ROUND_MILLIS,
      run: () => runRound(context, () => isStopping),
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    await loop?.stop();
  });
}

async function runRound(context: Context, isStopping: () => boolean): Promise<boolean> {
  await approveDuePayments(context);
  const { manualDelivery } = await findSwitches(context.write);
  if (!manualDelivery) await deliverConfirmations(context, { isStopping });
  return false;
}

/** The provider's log-in is a POST without a body. */
function acceptEmptyJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}

const ASSETS = [
  // Both versions of the checkout have one script, which tells them apart by its name.
  { url: '/checkout.js', file: 'checkout-window.js', type: 'text/javascript' },
  { url: '/checkout-v2.js', file: 'checkout-window.js', type: 'text/javascript' },
  { url: '/checkout-page.js', file: 'checkout-page.js', type: 'text/javascript' },
  { url: '/emulator.css', file: 'emulator.css', type: 'text/css' },
] as const;

function registerAssets(scope: FastifyInstance): void {
  for (const { url, file, type } of ASSETS) {
    const content = readFileSync(
      path.join(projectFolder, 'src/server/emulators/epayco/assets', file),
      'utf8',
    );
    scope.get(url, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(content));
  }
}
