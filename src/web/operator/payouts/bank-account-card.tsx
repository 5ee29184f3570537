import { callApi } from '../../app/api-client.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { Card } from '../../panel/card.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { missing, whenValid } from './check-form.ts';
import { Fact, Facts } from './money-cells.tsx';
import { MoneyDialog } from './money-form.tsx';
import { textOf } from './pesos-field.tsx';
import type { operatorSellerMoneyLoader } from './settlement.loaders.ts';

type Data = Awaited<ReturnType<typeof operatorSellerMoneyLoader>>;

const DOCUMENT_TYPES = [
  { code: 'NIT', name: 'NIT' },
  { code: 'CC', name: 'Cédula de ciudadanía' },
  { code: 'CE', name: 'Cédula de extranjería' },
  { code: 'PA', name: 'Pasaporte' },
  { code: 'PPT', name: 'Permiso por protección temporal' },
] as const;

/** Where her money goes, whole, for whoever checks it after a payout that came back. */
export function BankAccountCard({ data }: { data: Data }) {
  const { account } = data;
  return (
    <Card title="Cuenta bancaria" action={<ChangeAccount data={data} />}>
      {account ? (
        <Facts>
          <Fact name="Banco">
            {account.bankName}, {account.accountKind}
          </Fact>
          <Fact name="Número">{account.accountNumber}</Fact>
          <Fact name="Titular">{account.holderName}</Fact>
          <Fact name="Documento">
            {account.holderDocumentType} {account.holderDocument}
          </Fact>
        </Facts>
      ) : (
        <p className="mt-3 text-tinta-2">Aún no tiene: su dinero espera hasta que la registre.</p>
      )}
    </Card>
  );
}

/** The whole account anew, so that nobody leaves half of the old one standing. */
function ChangeAccount({ data: { sellerId, account, banks } }: { data: Data }) {
  return (
    <MoneyDialog
      button={account ? 'Cambiar cuenta' : 'Registrar cuenta'}
      title="Cuenta bancaria del vendedor"
      confirm="Guardar cuenta"
      send={(form) =>
        whenValid(
          {
            bankCode: missing(form, 'bankCode'),
            accountNumber: missing(form, 'accountNumber'),
            holderName: missing(form, 'holderName'),
            holderDocument: missing(form, 'holderDocument'),
          },
          () => callApi('saveBankAccount', { params: { sellerId }, body: readForm(form) }),
        )
      }
      done="Guardamos la cuenta y avisamos al vendedor"
    >
      {(errors) => (
        <>
          <p>Sus próximos giros irán a esta cuenta. El vendedor recibe un correo con el cambio.</p>
          <AccountFields banks={banks} errors={errors} />
        </>
      )}
    </MoneyDialog>
  );
}

function AccountFields({ banks, errors }: Pick<Data, 'banks'> & { errors: FieldErrors }) {
  return (
    <>
      <SelectField label="Banco" name="bankCode" defaultValue="" error={errors.bankCode}>
        <option value="">Elige un banco</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Tipo de cuenta"
        name="accountKind"
        defaultValue="ahorros"
        error={errors.accountKind}
      >
        <option value="ahorros">Ahorros</option>
        <option value="corriente">Corriente</option>
      </SelectField>
      <TextField
        label="Número de cuenta"
        name="accountNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={errors.accountNumber}
      />
      <TextField
        label="Nombre del titular"
        name="holderName"
        autoComplete="off"
        maxLength={120}
        error={errors.holderName}
      />
      <SelectField label="Documento del titular" name="holderDocumentType" error={errors.holderDocumentType}>
        {DOCUMENT_TYPES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Número del documento"
        name="holderDocument"
        autoComplete="off"
        maxLength={30}
        error={errors.holderDocument}
      />
    </>
  );
}

function readForm(form: FormData) {
  return {
    bankCode: textOf(form, 'bankCode'),
    accountKind: textOf(form, 'accountKind') === 'corriente' ? ('corriente' as const) : ('ahorros' as const),
    accountNumber: textOf(form, 'accountNumber'),
    holderName: textOf(form, 'holderName'),
    holderDocumentType: textOf(form, 'holderDocumentType'),
    holderDocument: textOf(form, 'holderDocument'),
  };
}
