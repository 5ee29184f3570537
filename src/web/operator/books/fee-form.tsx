import { percentText, readPercent } from '../../../domain/fee-rule.ts';
import { callApi } from '../../app/api-client.ts';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { missing, whenValid } from '../payouts/check-form.ts';
import { MoneyForm } from '../payouts/money-form.tsx';
import { textOf } from '../payouts/pesos-field.tsx';
import { targetText } from './fee-texts.tsx';
import type { FeesData } from './fees.page.tsx';

/** A fee from a day on; with a last day, the one before holds again afterwards. */
export function FeeForm({ data: { sellerId, categories, today } }: { data: FeesData }) {
  return (
    <MoneyForm
      key={sellerId}
      className="mt-3 grid gap-4"
      confirm="Fijar comisión"
      send={(form) => whenValid(messagesOf(form), () => callApi('setFee', { body: readForm(form) }))}
      done={(fee) => `Fijamos ${percentText(fee.percent)} ${targetText(fee)}`}
    >
      {(errors) => (
        <>
          <TextField
            label="Código del vendedor"
            name="codVendedor"
            inputMode="numeric"
            maxLength={9}
            defaultValue={sellerId ?? ''}
            hint="Vacío: todos los vendedores."
            error={errors.codVendedor}
          />
          <SelectField label="Categoría" name="codCategoria" defaultValue="" error={errors.codCategoria}>
            <option value="">Todas sus categorías</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Comisión"
            name="porComision"
            inputMode="decimal"
            maxLength={7}
            required
            suffix={<span className="text-tinta-3">%</span>}
            error={errors.porComision}
          />
          <TextField
            label="Desde"
            name="desde"
            type="date"
            min={today}
            defaultValue={today}
            error={errors.desde}
          />
          <TextField
            label="Último día (si tiene)"
            name="hasta"
            type="date"
            min={today}
            hint="Después vuelve a regir la comisión de antes."
            error={errors.hasta}
          />
          <TextField
            label="Motivo"
            name="motivo"
            required
            maxLength={300}
            hint="Queda en el registro; si la comisión es de un vendedor, él también lo lee."
            error={errors.motivo}
          />
        </>
      )}
    </MoneyForm>
  );
}

function messagesOf(form: FormData) {
  const seller = textOf(form, 'codVendedor');
  const isNobody = seller === '' && textOf(form, 'codCategoria') === '';
  return {
    codVendedor:
      (isNobody && 'Elige un vendedor, una categoría o ambos.') ||
      (seller !== '' && !/^[1-9]\d{0,8}$/.test(seller) && 'Escribe el código, solo números.'),
    porComision:
      readPercent(textOf(form, 'porComision')) === null && 'Escribe un porcentaje de 0 a 100: 8,5.',
    desde: missing(form, 'desde'),
    motivo: missing(form, 'motivo', 3),
  };
}

function readForm(form: FormData) {
  const numberOf = (name: string) => (textOf(form, name) === '' ? null : Number(textOf(form, name)));
  return {
    sellerId: numberOf('codVendedor'),
    categoryId: numberOf('codCategoria'),
    percent: readPercent(textOf(form, 'porComision')) ?? 0,
    validFrom: textOf(form, 'desde'),
    validUntil: textOf(form, 'hasta') || null,
    reason: textOf(form, 'motivo'),
  };
}
