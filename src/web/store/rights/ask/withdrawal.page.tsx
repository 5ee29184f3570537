import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { usePhotos } from '../../accounts/account/use-photos.ts';
import { HowStep } from './how-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { WhatStep } from './what-step.tsx';
import type { WithdrawalData } from './withdrawal.loader.ts';

const titles = ['¿Qué devuelves?', '¿Cómo lo mandas?', 'Revisa y confirma'] as const;

/** The withdrawal in three steps, one question each. */
export function Page({ data }: { data: WithdrawalData }) {
  const withdrawal = useWithdrawal(data);
  const photos = usePhotos();
  const { orderNumber, asked, lines } = data;
  const { step } = withdrawal;
  const back =
    step === 1
      ? { href: paths.order(orderNumber), label: 'Volver al pedido' }
      : {
          href: paths.withdraw(orderNumber, asked ?? undefined, step - 1),
          label: 'Volver a la pregunta anterior',
        };
  return (
    <StepFrame step={step} title={titles[step - 1] ?? ''} back={back}>
      {step === 1 && <WhatStep data={data} withdrawal={withdrawal} />}
      {step === 2 && <HowStep orderNumber={orderNumber} withdrawal={withdrawal} photos={photos} />}
      {step === 3 && <ReviewStep data={data} withdrawal={withdrawal} photos={photos} />}
      {lines.every(({ reason }) => reason !== null) && (
        <Notice className="mt-6">
          De este pedido no hay nada que se pueda devolver por retracto.{' '}
          <ButtonLink variant="outline" size="compact" href={paths.withdrawalRight()} className="mt-3">
            Cómo funciona el retracto
          </ButtonLink>
        </Notice>
      )}
    </StepFrame>
  );
}
