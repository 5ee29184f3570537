import { useEffect, useState } from 'react';
import { percentText, readPercent } from '../../../domain/fee-rule.ts';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import { callApi } from '../../app/api-client.ts';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { missing, whenValid } from '../payouts/check-form.ts';
import { MoneyForm } from '../payouts/money-form.tsx';
import { textOf } from '../payouts/pesos-field.tsx';
import { targetText } from './fee-texts.tsx';
import type { FeesData } from './fees.page.tsx';

/** A fee from a day on; with a last day, the one before holds again afterwards. */
export function FeeForm({ data: { sellerId, today } }: { data: FeesData }) {
  const categories = useFeeCategories();
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
            name="sellerId"
            inputMode="numeric"
            maxLength={9}
            defaultValue={sellerId ?? ''}
            hint="Vacío: todos los vendedores."
            error={errors.sellerId}
          />
          <SelectField label="Categoría" name="categoryId" defaultValue="" error={errors.categoryId}>
            <option value="">Todas sus categorías</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Comisión"
            name="percent"
            inputMode="decimal"
            maxLength={7}
            required
            suffix={<span className="text-tinta-3">%</span>}
            error={errors.percent}
          />
          <TextField
            label="Desde"
            name="validFrom"
            type="date"
            min={today}
            defaultValue={today}
            error={errors.validFrom}
          />
          <TextField
            label="Último día (si tiene)"
            name="validUntil"
            type="date"
            min={today}
            hint="Después vuelve a regir la comisión de antes."
            error={errors.validUntil}
          />
          <TextField
            label="Motivo"
            name="reason"
            required
            maxLength={300}
            hint="Queda en el registro; si la comisión es de un vendedor, él también lo lee."
            error={errors.reason}
          />
        </>
      )}
    </MoneyForm>
  );
}

/** Asked once the form is there: thousands of them outweigh the page. */
function useFeeCategories(): OutputOf<Endpoints['listFeeCategories']> {
  const [categories, setCategories] = useState<OutputOf<Endpoints['listFeeCategories']>>([]);
  useEffect(() => {
    void callApi('listFeeCategories', {}).then((reply) => reply.ok && setCategories(reply.value));
  }, []);
  return categories;
}

function messagesOf(form: FormData) {
  const seller = textOf(form, 'sellerId');
  const isNobody = seller === '' && textOf(form, 'categoryId') === '';
  return {
    sellerId:
      (isNobody && 'Elige un vendedor, una categoría o ambos.') ||
      (seller !== '' && !/^[1-9]\d{0,8}$/.test(seller) && 'Escribe el código, solo números.'),
    percent: readPercent(textOf(form, 'percent')) === null && 'Escribe un porcentaje de 0 a 100: 8,5.',
    validFrom: missing(form, 'validFrom'),
    reason: missing(form, 'reason', 3),
  };
}

function readForm(form: FormData) {
  const numberOf = (name: string) => (textOf(form, name) === '' ? null : Number(textOf(form, name)));
  return {
    sellerId: numberOf('sellerId'),
    categoryId: numberOf('categoryId'),
    percent: readPercent(textOf(form, 'percent')) ?? 0,
    validFrom: textOf(form, 'validFrom'),
    validUntil: textOf(form, 'validUntil') || null,
    reason: textOf(form, 'reason'),
  };
}
