import { html, type Markup, nothing } from '../../modules/messages/templates/markup.ts';
import type { EmulatedOrder } from './emulated-order.ts';
import type { PaymentForm, PaymentMethodName } from './read-instrument.ts';
import { BANKS, CASH_NETWORKS, TEST_CARDS } from './test-instruments.ts';

interface FormState {
  form: PaymentForm;
  problems: Record<string, string>;
  order: EmulatedOrder;
}

export function methodForm(method: PaymentMethodName, state: FormState): Markup {
  return FORMS[method](state);
}

const FORMS: Record<PaymentMethodName, (state: FormState) => Markup> = {
  tarjeta: cardForm,
  pse: bankForm,
  efectivo: cashForm,
};

function cardForm(state: FormState): Markup {
  return html`
${field(state, { name: 'numero', label: 'Número de la tarjeta', attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"' })}
<div class="pair">
${field(state, { name: 'vencimiento', label: 'Vencimiento (MM/AA)', attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/AA"' })}
${field(state, { name: 'cvv', label: 'Código (CVV)', attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"' })}
</div>
${field(state, { name: 'titular', label: 'Nombre del titular', attributes: 'autocomplete="cc-name" maxlength="80"', value: state.order.buyer.name })}
<p class="field"><label for="cuotas">Cuotas</label><select id="cuotas" name="cuotas">
${[1, 3, 6, 12, 24].map((count) => html`<option>${count}</option>`)}</select></p>
<details><summary>Tarjetas de prueba</summary><ul>
${TEST_CARDS.map(({ number, label }) => html`<li><code>${number}</code> ${label}</li>`)}
</ul><p>Con cualquier fecha futura y código. Las demás tarjetas se rechazan.</p></details>`;
}

function bankForm(state: FormState): Markup {
  return html`
<p class="field"><label for="banco">Banco</label>
<select id="banco" name="banco"${described(state, 'banco')}><option value="">Elige tu banco</option>
${BANKS.map(({ code, name }) => option(code, name, state.form.banco === code))}</select>${problem(state, 'banco')}</p>
<p class="field"><label for="persona">Tipo de persona</label><select id="persona" name="persona">
<option value="0">Natural</option><option value="1">Jurídica</option></select></p>
<p class="note">El banco confirma el pago después: queda pendiente hasta entonces.</p>`;
}

function cashForm(state: FormState): Markup {
  return html`<fieldset${described(state, 'red')}><legend>¿Dónde vas a pagar?</legend>
${CASH_NETWORKS.map(({ code, name }) => networkChoice(code, name, state.form.red === code))}
${problem(state, 'red')}</fieldset>
<p class="note">Recibes un código para pagar en el punto que elijas. El pago queda pendiente hasta que lo hagas.</p>`;
}

function networkChoice(code: string, name: string, isChosen: boolean): Markup {
  const checked = isChosen ? html` checked` : nothing;
  return html`<label class="choice"><input type="radio" name="red" value="${code}"${checked}> ${name}</label>`;
}

function option(value: string, label: string, isChosen: boolean): Markup {
  return html`<option value="${value}"${isChosen ? html` selected` : nothing}>${label}</option>`;
}

function field(
  state: FormState,
  {
    name,
    label,
    attributes,
    value = '',
  }: { name: string; label: string; attributes: string; value?: string },
): Markup {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${state.form[name] ?? value}" ${{ markup: attributes }}${described(state, name)}>
${problem(state, name)}</p>`;
}

function described({ problems }: FormState, name: string): Markup {
  return problems[name] ? html` aria-invalid="true" aria-describedby="${name}-problem"` : nothing;
}

function problem({ problems }: FormState, name: string): Markup {
  const message = problems[name];
  return message ? html`<span class="problem" id="${name}-problem">${message}</span>` : nothing;
}
