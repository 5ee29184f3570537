import { GOODS_REFUND_CAUSES, refundCauseText } from '../../../domain/refund-causes.ts';
import type { RefundForm } from '../../../wire/orders/refunds.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField, TextAreaField } from '../../ui/text-fields.tsx';
import type { RefundableLine } from './refund-dialog.tsx';
import { RefundLines } from './refund-lines.tsx';

const SHIPPING_NAMES = { 'by-rule': 'Según la regla de la causa', all: 'Todo', none: 'Nada' } as const;
const RESTOCKED_NAMES = {
  'by-place': 'Las que no han salido de la tienda',
  all: 'Todas, ya están de vuelta',
  none: 'Ninguna',
} as const;

export interface TypedRefund {
  /** Units by line. */
  units: Record<number, number>;
  cause: RefundForm['cause'] | '';
  note: string;
  shipping: keyof typeof SHIPPING_NAMES;
  restocked: keyof typeof RESTOCKED_NAMES;
}

export const NOTHING_TYPED: TypedRefund = {
  units: {},
  cause: '',
  note: '',
  shipping: 'by-rule',
  restocked: 'by-place',
};

interface RefundFieldsProps {
  lines: readonly RefundableLine[];
  typed: TypedRefund;
  errors: FieldErrors;
  onChange: (parts: Partial<TypedRefund>) => void;
}

export function RefundFields({ lines, typed, errors, onChange: change }: RefundFieldsProps) {
  const causes = GOODS_REFUND_CAUSES;
  return (
    <>
      <RefundLines lines={lines} units={typed.units} onChange={(units) => change({ units })} />
      {errors.units && <FormProblem text={errors.units} />}
      <SelectField
        label="Causa"
        required
        value={typed.cause}
        error={errors.cause}
        onChange={(event) => change({ cause: causes.find((one) => one === event.currentTarget.value) ?? '' })}
      >
        <option value="">Elige una causa</option>
        {causes.map((one) => (
          <option key={one} value={one}>
            {refundCauseText(one)}
          </option>
        ))}
      </SelectField>
      <NamedSelect
        label="Envío"
        names={SHIPPING_NAMES}
        value={typed.shipping}
        onChange={(shipping) => change({ shipping })}
      />
      <NamedSelect
        label="¿Vuelven a la venta?"
        names={RESTOCKED_NAMES}
        value={typed.restocked}
        onChange={(restocked) => change({ restocked })}
      />
      <TextAreaField
        label="Motivo"
        required
        rows={3}
        maxLength={500}
        value={typed.note}
        error={errors.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </>
  );
}

interface NamedSelectProps<Names extends Record<string, string>> {
  label: string;
  names: Names;
  value: keyof Names & string;
  onChange: (value: keyof Names) => void;
}

function NamedSelect<Names extends Record<string, string>>(props: NamedSelectProps<Names>) {
  const { label, names, value, onChange } = props;
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {Object.entries(names).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
