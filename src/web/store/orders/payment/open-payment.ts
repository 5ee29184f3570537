import type { CheckoutStartOnWire } from '../../../../wire/orders/payments.ts';
import { callApi } from '../../../app/api-client.ts';
import { loadScript } from './load-script.ts';
import type { PaymentToOpen } from './payment-store.ts';

export type PaymentEnd = { ok: true } | { ok: false; message: string };

/** The parts that we use of what checkout.js and checkout-v2.js leave behind. */
interface ProviderCheckout {
  configure(options: { key: string; test: boolean }): {
    onCloseModal?: () => void;
    open(data: Record<string, unknown>): unknown;
  };
  configure(options: { sessionId: string; type: 'onpage'; test: boolean }): {
    onClosed(callback: () => void): void;
    onErrors(callback: (problem: unknown) => void): void;
    open(): unknown;
  };
}

declare global {
  interface Window {
    ePayco?: { checkout: ProviderCheckout };
  }
}

/** Words in the place of 'blocked': most often an extension of the browser stands in the way. */
const BLOCKED =
  'No pudimos cargar la ventana de ePayco. Revisa tu conexión o desactiva el bloqueador de anuncios e intenta de nuevo.';
const BROKEN = 'ePayco no pudo abrir el pago. Intenta de nuevo en unos minutos.';

/**
 * Asks the server for what the window needs, loads the provider's script and opens it. Nothing the window reports is
 * believed: it ends when it is closed, and the server says what became of the payment. After a payment the provider
 * leads the page to the response address by itself.
 */
export async function openPayment(
  { orderNumber, token, after }: PaymentToOpen,
  onOpen: () => void,
): Promise<PaymentEnd> {
  const start = await callApi('startPayment', {
    params: { number: orderNumber },
    query: token ? { token } : {},
  });
  if (!start.ok) return { ok: false, message: start.message };
  const loaded = await loadScript(start.value.scriptUrl).then(
    () => true,
    () => false,
  );
  const checkout = window.ePayco?.checkout;
  if (!loaded || !checkout) return { ok: false, message: BLOCKED };
  await after;
  onOpen();
  return showWindow(checkout, start.value);
}

function showWindow(checkout: ProviderCheckout, start: CheckoutStartOnWire): Promise<PaymentEnd> {
  return new Promise((resolve) => {
    const closed = () => resolve({ ok: true });
    const broken = (problem: unknown) => {
      console.warn('the provider reports', problem);
      resolve({ ok: false, message: BROKEN });
    };
    const opening = start.kind === 'sesion' ? openSession() : openClassic();
    // Some versions answer with a promise, others with nothing.
    Promise.resolve(opening).catch(broken);

    function openSession(): unknown {
      const { sessionId, isTest } = start;
      const handler = checkout.configure({ sessionId, type: 'onpage', test: isTest });
      handler.onClosed(closed);
      handler.onErrors(broken);
      return handler.open();
    }

    function openClassic(): unknown {
      const handler = checkout.configure({ key: start.publicKey, test: start.isTest });
      handler.onCloseModal = closed;
      return handler.open(start.data);
    }
  });
}
