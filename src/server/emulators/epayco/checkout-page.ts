import { html, type Markup, nothing } from '../../modules/messages/templates/markup.ts';
import { EMULATOR_PATH } from '../../payment-config.ts';
import type { EmulatedCheckout } from './checkout.repository.ts';
import { methodForm } from './checkout-forms.ts';
import type { EmulatedOrder, EmulatedPayment } from './emulated-order.ts';
import { money } from './emulator-page.ts';
import { stateName } from './payment-fields.ts';
import type { PaymentForm, PaymentMethodName } from './read-instrument.ts';

interface CheckoutView {
  checkout: EmulatedCheckout;
  method: PaymentMethodName;
  form: PaymentForm;
  /** Message of each wrong field; '' is one of the whole form. */
  problems: Record<string, string>;
}

export function checkoutContent({ checkout, method, form, problems }: CheckoutView): Markup {
  const { id, order } = checkout;
  const general = problems[''];
  return html`<main aria-label="Pago con ePayco">${header}<div class="body">
${summary(order)}
<nav aria-label="Medio de pago">${tabs.map((tab) => tabLink(id, tab, tab.method === method))}</nav>
${general ? html`<p class="problem" role="alert">${general}</p>` : nothing}
<form method="post" action="${EMULATOR_PATH}/checkout/${id}/pagar" novalidate>
<input type="hidden" name="metodo" value="${method}">
${methodForm(method, { form, problems, order })}
<button class="main">Pagar ${money(order.amountPesos)}</button></form>
${closeLink(order)}
</div>${footer}</main>`;
}

export function resultContent(payment: EmulatedPayment): Markup {
  const { state, reason, reference, amountPesos, order, checkoutId } = payment;
  const view = RESULTS[state] ?? { title: `Transacción ${stateName(state).toLowerCase()}`, tone: 'bad' };
  const target = returnAddress(payment);
  const isOver = view.tone !== 'bad';
  return html`<main aria-label="Pago con ePayco">${header}<div class="body result ${view.tone}" data-result
data-return="${target}" data-automatic="${isOver ? 'true' : 'false'}" data-payload="${responsePayload(payment)}">
<h1>${view.title}</h1>
<p>${reason}</p>
<dl><dt>Comercio</dt><dd>${order.name}</dd><dt>Valor</dt><dd>${money(amountPesos)}</dd>
<dt>Referencia ePayco</dt><dd>${reference}</dd></dl>
<a class="main" href="${target}" target="_top">Volver al comercio</a>
${isOver ? nothing : html`<a class="second" href="${EMULATOR_PATH}/checkout/${checkoutId}">Intentar con otro medio</a>`}
</div>${footer}</main>`;
}

export function problemContent(title: string, messages: readonly string[]): Markup {
  return html`<main aria-label="Pago con ePayco">${header}<div class="body result bad"><h1>${title}</h1>
${messages.map((message) => html`<p role="alert">${message}</p>`)}
<button class="second" data-close>Cerrar</button></div>${footer}</main>`;
}

/** The provider adds its reference to the shop's address. */
export function returnAddress({ order, responseReference }: EmulatedPayment): string {
  const address = new URL(order.responseUrl);
  address.searchParams.set('ref_payco', responseReference);
  return address.href;
}

const RESULTS: Record<number, { title: string; tone: 'good' | 'waiting' | 'bad' }> = {
  1: { title: 'Transacción aceptada', tone: 'good' },
  2: { title: 'Transacción rechazada', tone: 'bad' },
  3: { title: 'Transacción pendiente', tone: 'waiting' },
  4: { title: 'Transacción fallida', tone: 'bad' },
};

const header = html`<div class="top"><strong>ePayco</strong> <span class="badge">Ambiente de pruebas</span></div>`;

const footer = html`<p class="foot">Emulador: aquí no se mueve dinero. Usa solo datos de prueba.</p>`;

const tabs: readonly { method: PaymentMethodName; label: string }[] = [
  { method: 'tarjeta', label: 'Tarjeta' },
  { method: 'pse', label: 'PSE' },
  { method: 'efectivo', label: 'Efectivo' },
];

function tabLink(id: string, { method, label }: (typeof tabs)[number], isCurrent: boolean): Markup {
  const address = `${EMULATOR_PATH}/checkout/${id}?metodo=${method}`;
  return isCurrent
    ? html`<a href="${address}" aria-current="page">${label}</a>`
    : html`<a href="${address}">${label}</a>`;
}

function summary({ name, description, amountPesos }: EmulatedOrder): Markup {
  return html`<section class="summary"><div><h1>${name}</h1><p>${description}</p></div>
<p class="total"><span>Total a pagar</span> <b>${money(amountPesos)}</b></p></section>`;
}

/** Without the frame's script it simply leads back to the shop. */
function closeLink({ responseUrl }: EmulatedOrder): Markup {
  return html`<a class="second" href="${responseUrl}" target="_top" data-close>Cancelar y volver al comercio</a>`;
}

/** What checkout-v2.js hands to onResponse. */
function responsePayload(payment: EmulatedPayment): string {
  const { order, state, reference, franchise } = payment;
  return JSON.stringify({
    ref_payco: reference,
    factura: payment.invoice,
    descripcion: order.description,
    valor: payment.amountPesos,
    iva: 0,
    baseiva: 0,
    moneda: order.currency,
    estado: stateName(state),
    respuesta: payment.reason,
    autorizacion: payment.approvalCode,
    recibo: payment.transactionId,
    franquicia: franchise,
    cod_respuesta: state,
    enpruebas: order.isTest ? 1 : 0,
    extras: order.extras,
  });
}
