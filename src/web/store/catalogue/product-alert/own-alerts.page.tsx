import { useEffect, useRef, useState } from 'react';
import { shortCityName } from '../../../../domain/delivery-text.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { useSending } from '../../../app/use-sending.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { AccountFrame } from '../../accounts/account/account-frame.tsx';
import type { ownAlertsLoader } from './own-alerts.loader.ts';

type OwnAlert = Awaited<ReturnType<typeof ownAlertsLoader>>['alerts'][number];

export function Page({ data: { user, alerts } }: PageProps<typeof ownAlertsLoader>) {
  const { shown, remove, problem, heading } = useRemoval(alerts);
  return (
    <AccountFrame user={user} tab="alerts">
      <Panel aria-labelledby="avisos">
        <h3 id="avisos" ref={heading} tabIndex={-1} className="heading-3">
          Lo que esperas
        </h3>
        <p className="mt-2 text-tinta-2">Te escribimos una sola vez por cada aviso a {user.email}.</p>
        <FormProblem text={problem} />
        {shown.length === 0 ? (
          <EmptyState
            pictureUrl="/pictures/empty-wishlist-320.webp"
            text="No esperas ningún aviso. Pídelos en la página de un producto: cuando vuelva a haber, si baja de precio o cuando llegue a tu municipio."
            action={
              <ButtonLink variant="secondary" href={paths.products()}>
                Ver productos
              </ButtonLink>
            }
          />
        ) : (
          <ul className="mt-4 divide-y divide-linea">
            {shown.map((alert) => (
              <AlertRow key={alert.id} alert={alert} onRemove={() => void remove(alert.id)} />
            ))}
          </ul>
        )}
      </Panel>
    </AccountFrame>
  );
}

function useRemoval(alerts: readonly OwnAlert[]) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, problem } = useSending();
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (gone.length > 0) heading.current?.focus();
  }, [gone]);
  const remove = (alertId: number) =>
    send(
      () => callApi('endMyAlert', { params: { alertId } }),
      ({ message }) => {
        setGone((before) => [...before, alertId]);
        return message;
      },
    );
  return { shown: alerts.filter(({ id }) => !gone.includes(id)), remove, problem, heading };
}

function AlertRow({ alert, onRemove }: { alert: OwnAlert; onRemove: () => void }) {
  const { name, terms, productId, variantId, kind, cityName, price, priceNow } = alert;
  return (
    <li className="flex items-center gap-4 py-4">
      <Picture url={alert.imageUrl} alt="" width={72} height={72} className="size-[72px] rounded-[14px]" />
      <div className="min-w-0 flex-1">
        <a href={paths.product(productId, variantId ?? undefined)} className="break-words font-semibold">
          {name}
        </a>
        {terms !== '' && <p className="text-small/5 text-tinta-2">{terms}</p>}
        <p className="text-small/5 text-tinta-2 tabular-nums">
          {kind === 'stock' && `Cuando vuelva a haber · ${formatPesos(priceNow)}`}
          {kind === 'price' && `Si baja de ${formatPesos(price)} · hoy ${formatPesos(priceNow)}`}
          {kind === 'arrival' &&
            `Cuando llegue a ${shortCityName(cityName ?? '')} · ${formatPesos(priceNow)}`}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Eliminar el aviso de ${name}${terms === '' ? '' : `, ${terms}`}`}
        onClick={onRemove}
        className="grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-crema-1"
      >
        <Icon name="x" weight="bold" size={18} />
      </button>
    </li>
  );
}
