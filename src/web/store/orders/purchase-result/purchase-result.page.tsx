import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { paymentTexts } from '../payment/payment-texts.ts';
import { StateAnnouncement } from '../payment/state-announcement.tsx';
import { usePaymentStatus } from '../payment/use-payment-status.ts';
import { CashReady } from './cash-ready.tsx';
import { KeepData } from './keep-data.tsx';
import { PaymentHero } from './payment-hero.tsx';
import type { PurchaseResultData } from './purchase-result.loader.ts';
import { Failure, Unavailable } from './result-failure.tsx';
import { ResultPanels } from './result-panels.tsx';
import { Thanks } from './thanks.tsx';
import { useKeptHeight } from './use-kept-height.ts';

export function Page({ data }: { data: PurchaseResultData }) {
  const { payment, order } = usePaymentStatus(data);
  return (
    <div className="mx-auto max-w-[1080px] px-4 pt-8 lg:px-6 lg:pt-11">
      <section
        ref={useKeptHeight(payment?.state ?? '')}
        className="grid grid-rows-[auto_1fr] overflow-hidden rounded-[22px] border border-linea bg-papel"
      >
        <div className="toldo toldo-large" aria-hidden="true" />
        <Outcome {...{ payment, order }} data={data} />
      </section>
      {payment && <StateAnnouncement text={paymentTexts(payment).title} />}
      {order?.payment.methodId === CASH_ON_DELIVERY && <CashReady order={order} />}
      {order && <KeepData order={order} className="mt-5" />}
      {order && <ResultPanels order={order} methodName={data.methodName} payment={payment} />}
    </div>
  );
}

function Outcome({
  payment,
  order,
  data,
}: Pick<PurchaseResultData, 'payment' | 'order'> & { data: PurchaseResultData }) {
  if (order && (payment === null || payment.state === 'pagado')) return <Thanks order={order} />;
  if (payment) return <PaymentHero payment={payment} order={order} token={data.question?.token ?? null} />;
  return data.isUnavailable ? <Unavailable /> : <Failure />;
}
