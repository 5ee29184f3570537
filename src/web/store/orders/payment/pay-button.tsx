import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { payOrder, useOngoingPayment } from './payment-store.ts';

interface PayButtonProps {
  orderNumber: number;
  /** The key of the purchase's mail, where it opened the page. */
  token?: string | null | undefined;
  label: string;
  variant?: 'primary' | 'outline';
}

/** Opens the provider's window for an order that exists already. */
export function PayButton({ orderNumber, token, label, variant = 'primary' }: PayButtonProps) {
  const opening = useOngoingPayment(orderNumber)?.step === 'opening';
  return (
    <>
      <Button
        variant={variant}
        loading={opening}
        loadingLabel="Abriendo..."
        onClick={() => void payOrder({ orderNumber, token: token ?? null })}
        icon={<Icon name="lock-simple" size={20} />}
        className="max-sm:w-full noscript:hidden"
      >
        {label}
      </Button>
      <p className="hidden self-center text-tinta-2 noscript:block">
        Para pagar aquí activa JavaScript en tu navegador.
      </p>
    </>
  );
}

/** Why the window did not open; the order is not lost. */
export function PaymentProblem({ orderNumber }: { orderNumber: number }) {
  const ongoing = useOngoingPayment(orderNumber);
  return (
    <div role="alert">
      {ongoing?.step === 'failed' && (
        <Notice tone="urgent" className="mt-5">
          {ongoing.message} Tu pedido N.º {orderNumber} está guardado, no hace falta hacerlo otra vez.
        </Notice>
      )}
    </div>
  );
}
