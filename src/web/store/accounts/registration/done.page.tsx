import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { paths } from '../../../../wire/paths.ts';
import { useRegistrationDraft } from '../../../app/registration-draft.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { AuthHeading } from '../auth/auth-heading.tsx';
import { flows } from './flows.ts';
import type { StepData } from './registration.loader.ts';

/** Spec 4. */
const LOGIN_MILLIS = 2000;

/** Spec 2.5: only after the form; whoever opens the address by himself goes to the checklist. */
export function Page({ data }: { data: StepData }) {
  const { flow } = data;
  const isHydrated = useHydrated();
  const isRegistered = useIsRegistered(flow);
  const navigate = useNavigate();
  useEffect(() => {
    if (isHydrated && !isRegistered) void navigate(flows[flow].root, { replace: true });
  }, [isHydrated, isRegistered, navigate, flow]);
  if (!isHydrated || !isRegistered) return <Spinner />;
  return flow === 'seller' ? <SellerDone /> : <BuyerDone />;
}

function useIsRegistered(flow: StepData['flow']): boolean {
  const { state } = useLocation() as { state: { isRegistered?: boolean } | null };
  const { status } = useRegistrationDraft(flow);
  return flow === 'seller' ? status === ACCOUNT_STATUS.awaitingApproval : state?.isRegistered === true;
}

function SellerDone() {
  return (
    <>
      <DoneMark />
      <AuthHeading
        kicker={flows.seller.label}
        title="Registro exitoso"
        lead="Revisamos tus datos y en menos de 24 horas te avisamos por correo que tu cuenta está habilitada."
      />
      <ButtonLink href={paths.home()}>Ir al inicio</ButtonLink>
    </>
  );
}

function BuyerDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login(), { replace: true }), LOGIN_MILLIS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <DoneMark />
      <AuthHeading
        kicker={flows.buyer.label}
        title="Ahora puedes empezar a comprar"
        lead="Tu cuenta está lista. Te llevamos a Iniciar Sesión."
      />
      <ButtonLink href={paths.login()}>Iniciar Sesión</ButtonLink>
    </>
  );
}

function DoneMark() {
  return (
    <span className="mb-7 grid size-16 place-items-center rounded-full bg-verde-6 text-white shadow-[0_0_0_10px_var(--color-verde-1)]">
      <Icon name="check" weight="bold" size={32} />
    </span>
  );
}
