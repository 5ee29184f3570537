import { formatPesos } from '../../../domain/money.ts';
import { callApi } from '../../app/api-client.ts';
import { TextField } from '../../ui/text-fields.tsx';
import { missing, noAmount, whenValid } from './check-form.ts';
import { MoneyForm } from './money-form.tsx';
import { PesosField, pesosOf, textOf } from './pesos-field.tsx';

const CHARGES = [
  { name: 'commission', label: 'Comisión' },
  { name: 'commissionTax', label: 'IVA de la comisión' },
  { name: 'withheldIncomeTax', label: 'Retefuente' },
  { name: 'withheldSalesTax', label: 'ReteIVA' },
  { name: 'withheldCityTax', label: 'ReteICA' },
] as const;

/** A transfer of the provider as its report tells it; nothing of it is computed here. */
export function ProviderForm({ today }: { today: string }) {
  return (
    <MoneyForm
      className="mt-3 grid gap-4"
      confirm="Registrar abono"
      send={(form) => {
        const charges = CHARGES.map(({ name }) => [name, noAmount(form, name, 0)]);
        const messages = {
          reference: missing(form, 'reference'),
          gross: noAmount(form, 'gross'),
          receivedOn: missing(form, 'receivedOn'),
          ...(Object.fromEntries(charges) as Record<string, string | false>),
        };
        return whenValid(messages, () => callApi('recordProviderSettlement', { body: readForm(form) }));
      }}
      done={({ settlement, already }) =>
        already
          ? 'Ese abono ya estaba registrado'
          : `Registramos un abono neto de ${formatPesos(settlement.net)}`
      }
    >
      {(errors) => (
        <>
          <TextField label="Referencia" name="reference" required maxLength={60} error={errors.reference} />
          <TextField
            label="Día en el banco"
            name="receivedOn"
            type="date"
            max={today}
            error={errors.receivedOn}
          />
          <PesosField label="Valor bruto" name="gross" required error={errors.gross} />
          {CHARGES.map(({ name, label }) => (
            <PesosField key={name} label={label} name={name} defaultValue={0} error={errors[name]} />
          ))}
        </>
      )}
    </MoneyForm>
  );
}

function readForm(form: FormData) {
  return {
    provider: 'epayco' as const,
    reference: textOf(form, 'reference'),
    receivedOn: textOf(form, 'receivedOn'),
    gross: pesosOf(form, 'gross'),
    commission: pesosOf(form, 'commission'),
    commissionTax: pesosOf(form, 'commissionTax'),
    withheldIncomeTax: pesosOf(form, 'withheldIncomeTax'),
    withheldSalesTax: pesosOf(form, 'withheldSalesTax'),
    withheldCityTax: pesosOf(form, 'withheldCityTax'),
  };
}
