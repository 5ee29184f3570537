import { formatPhone, isMobilePhone } from '../../../../domain/phone.ts';
import { paths } from '../../../../wire/paths.ts';
import { useSession } from '../../../app/session-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FieldMessage } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { CodeBoxes } from '../../accounts/registration/code-boxes.tsx';
import { ResendCode } from '../../accounts/registration/resend-code.tsx';
import { Agreements, NewPassword } from '../../accounts/registration/security-fields.tsx';
import type { PurchasedOrder } from './purchase-result.loader.ts';
import { useOrderAccount } from './use-order-account.ts';

const MESSAGE_ID = 'mensaje-codigo';

/** Whoever bought without an account keeps her data as one: a password, and the code that proves the order's phone. */
export function KeepData({ order, className = '' }: { order: PurchasedOrder; className?: string }) {
  const { user } = useSession();
  const account = useOrderAccount(order.number);
  const { name } = account.step;
  const { phone } = order.customer.contact;
  if (name !== 'done' && (!order.isOfGuest || user)) return null;
  return (
    <Panel aria-labelledby="guardar-datos" className={`${className} print:hidden`}>
      <h2 id="guardar-datos" className="heading-3">
        Guarda tus datos para la próxima
      </h2>
      {name === 'done' && <Done />}
      {name === 'known' && <Known account={account} />}
      {name === 'code' && <Code account={account} phone={phone} />}
      {name === 'password' && (isMobilePhone(phone) ? <Password account={account} /> : <Registration />)}
    </Panel>
  );
}

interface StepProps {
  account: ReturnType<typeof useOrderAccount>;
}

function Password({ account: { form, isChecking, wrong } }: StepProps) {
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-1 max-w-[520px]">
      <p className="mb-5 text-tinta-2">
        Solo falta una contraseña. Tu pedido queda en tu cuenta con tu dirección.
      </p>
      <NewPassword form={form} />
      <div className="mt-3">
        <Agreements form={form} />
      </div>
      <FormProblem text={form.problem ?? (wrong.text || null)} />
      <Button
        type="submit"
        variant="secondary"
        loading={form.sending || isChecking}
        loadingLabel="Un momento..."
        className="mt-4 max-sm:w-full"
      >
        Crear mi cuenta
      </Button>
    </form>
  );
}

function Code({ account, phone }: StepProps & { phone: string }) {
  const { step, wrong, isChecking, create, sendCode, forgetWrong } = account;
  return (
    <div className="mt-1 grid gap-5">
      <p role="status" className="text-tinta-2">
        Enviamos un código al <span className="whitespace-nowrap">+57 {formatPhone(phone)}</span>.
      </p>
      <fieldset>
        <legend className="mb-[7px] font-semibold text-small leading-5">Código de verificación</legend>
        <CodeBoxes
          key={wrong.count}
          isWrong={wrong.text !== ''}
          disabled={isChecking}
          describedBy={MESSAGE_ID}
          onChange={forgetWrong}
          onComplete={(code) => void create(code)}
        />
        <FieldMessage
          id={MESSAGE_ID}
          error={wrong.text || undefined}
          hint={isChecking ? 'Comprobando...' : 'El código vence en 10 minutos.'}
        />
      </fieldset>
      <ResendCode resendFrom={step.name === 'code' ? step.resendAt : 0} sendAgain={sendCode} />
    </div>
  );
}

function Known({ account: { step } }: StepProps) {
  return (
    <div role="alert" className="mt-1">
      <p className="text-tinta-2">{step.name === 'known' && step.text}</p>
      <ButtonLink variant="secondary" href={paths.login(paths.orders())} className="mt-4 max-sm:w-full">
        Iniciar sesión
      </ButtonLink>
    </div>
  );
}

/** No message reaches a landline: the way of everybody, where she gives another number. */
function Registration() {
  return (
    <>
      <p className="mt-1 text-tinta-2">
        Crea una cuenta con tu correo y un celular. Desde ella traes este pedido.
      </p>
      <ButtonLink variant="secondary" href={paths.registerBuyer()} className="mt-4 max-sm:w-full">
        Crear mi cuenta
      </ButtonLink>
    </>
  );
}

function Done() {
  return (
    <div role="status" className="mt-2">
      <p className="flex items-start gap-2 font-semibold text-verde-7">
        <Icon name="check-circle" weight="fill" size={20} className="mt-[2px]" />
        Tu cuenta está lista y este pedido ya está en ella.
      </p>
      <ButtonLink variant="secondary" href={paths.orders()} className="mt-4 max-sm:w-full">
        Ver mis pedidos
      </ButtonLink>
    </div>
  );
}
