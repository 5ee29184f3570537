import type { Context } from '../../context.ts';
import { html, type Markup, nothing } from '../../modules/messages/templates/markup.ts';
import { EMULATOR_PATH } from '../../payment-config.ts';
import { type DeliveryRow, listDeliveries } from './confirmation.repository.ts';
import type { EmulatedPayment } from './emulated-order.ts';
import { money } from './emulator-page.ts';
import type { EmulatorSwitches } from './emulator-switches.ts';
import { listNewest } from './payment.repository.ts';
import { bogotaClock, stateName } from './payment-fields.ts';
import { findSwitches } from './switches.repository.ts';

const LISTED = 100;

/** The newest transactions with what can be done with them, and the switches. */
export async function loadOperatorContent({ write }: Context): Promise<Markup> {
  const payments = await listNewest(write, { limit: LISTED, offset: 0 });
  const deliveries = await listDeliveries(
    write,
    payments.map(({ reference }) => reference),
  );
  return html`<main><div class="top"><strong>ePayco</strong> <span class="badge">Emulador</span></div><div class="body wide">
<h1>Emulador ePayco</h1>
<p>Los pagos que hizo esta instalación en el ambiente de pruebas, los más nuevos primero.</p>
${payments.length === 0 ? html`<p>Todavía no hay transacciones.</p>` : table(payments, deliveries)}
<form method="post" action="${EMULATOR_PATH}/confirmaciones/entregar"><button class="second">Entregar ahora las
confirmaciones pendientes</button></form>
${switchesForm(await findSwitches(write))}</div></main>`;
}

function table(payments: readonly EmulatedPayment[], deliveries: readonly DeliveryRow[]): Markup {
  const byReference = new Map(deliveries.map((row) => [row.reference, row]));
  return html`<div class="scroll" role="region" aria-label="Transacciones" tabindex="0"><table><thead><tr>
<th>Referencia</th><th>Pedido</th><th>Valor</th><th>Medio</th><th>Estado</th><th>Confirmaciones</th><th>Cambiar a</th>
</tr></thead><tbody>${payments.map((payment) => row(payment, byReference.get(payment.reference)))}</tbody></table></div>`;
}

function row(payment: EmulatedPayment, delivery: DeliveryRow | undefined): Markup {
  const { reference, invoice, amountPesos, franchise, state, reason, changedAt, receivers } = payment;
  return html`<tr><td>${reference}<br><small>${bogotaClock(changedAt)}</small></td><td>${invoice}</td>
<td>${money(amountPesos)}<br><small>${receivers.length > 0 ? `Dividido en ${receivers.length}` : 'Sin dividir'}</small></td>
<td>${franchise}</td><td>${stateName(state)}<br><small>${reason}</small></td>
<td>${delivery?.delivered ?? 0} entregadas, ${delivery?.waiting ?? 0} por entregar
<br><small>${delivery?.lastResult ?? ''}</small></td>
<td>${(ACTIONS[state] ?? []).map((action) => stateButton(reference, action))}</td></tr>`;
}

interface Action {
  state: number;
  label: string;
}

const ENDS: Action[] = [
  { state: 1, label: 'Aprobar' },
  { state: 2, label: 'Rechazar' },
  { state: 9, label: 'Vencer' },
];

/** What can still happen to a payment in a state. */
const ACTIONS: Record<number, Action[]> = {
  1: [{ state: 6, label: 'Reversar' }],
  3: ENDS,
  7: ENDS,
  8: ENDS,
};

function stateButton(reference: number, { state, label }: Action): Markup {
  return html`<form method="post" action="${EMULATOR_PATH}/transacciones/${reference}/estado">
<button name="state" value="${state}" aria-label="${label} ${reference}">${label}</button></form>`;
}

const LABELS: Record<keyof EmulatorSwitches, string> = {
  lateSeconds: 'Segundos de retraso de las confirmaciones',
  pseApprovalSeconds: 'Segundos hasta aprobar los pagos por PSE (0: a mano)',
  doubled: 'Enviar cada confirmación dos veces',
  reordered: 'Enviar la confirmación de pendiente después de la final',
  missing: 'No enviar confirmaciones',
  forged: 'Firmar las confirmaciones con otra llave',
  wrongAmount: 'Cobrar 1.000 pesos menos',
  unsplit: 'No dividir el pago',
  silentLookups: 'No responder las consultas',
  manualDelivery: 'Entregar las confirmaciones solo a mano',
};

function switchesForm(switches: EmulatorSwitches): Markup {
  const names = Object.keys(LABELS) as (keyof EmulatorSwitches)[];
  return html`<h2>Fallas del proveedor</h2>
<form method="post" action="${EMULATOR_PATH}/interruptores">${names.map((name) => switchField(name, switches[name]))}
<button class="second">Guardar</button></form>`;
}

function switchField(name: keyof EmulatorSwitches, value: number | boolean): Markup {
  if (typeof value === 'number')
    return html`<p class="field"><label for="${name}">${LABELS[name]}</label>
<input id="${name}" name="${name}" type="number" min="0" max="86400" value="${value}"></p>`;
  const checked = value ? html` checked` : nothing;
  return html`<label class="choice"><input type="checkbox" name="${name}"${checked}> ${LABELS[name]}</label>`;
}
