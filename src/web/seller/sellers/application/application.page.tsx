import { APPLICATION_ITEM_NAMES } from '../../../../domain/seller-application.ts';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { Notice, Tag } from '../../../ui/surfaces.tsx';
import type { ApplicationData } from './application.loader.ts';
import { CorrectionForm } from './correction-form.tsx';

export function Page({ data }: { data: ApplicationData }) {
  const { status, correctionAskedAt, items } = data.application;
  const isCorrecting = status === 1 && correctionAskedAt !== null;
  const rejected = isCorrecting ? items.filter(({ state }) => state === 'rejected') : [];
  return (
    <>
      <PageHeading title="Tu solicitud" text="Revisamos cada solicitud en menos de 24 horas." />
      <div className="grid max-w-[760px] gap-5">
        {isCorrecting ? (
          <Notice>
            Para aprobar tu tienda corrige solo lo que sigue. Lo demás ya lo tenemos y no tienes que enviarlo
            otra vez.
          </Notice>
        ) : (
          <Notice tone={status === 1 ? 'information' : 'done'}>{restText(status)}</Notice>
        )}
        {rejected.map(({ item, reason }) => (
          <Card
            key={item}
            title={APPLICATION_ITEM_NAMES[item]}
            action={<Tag tone="urgent">Por corregir</Tag>}
          >
            <p className="mt-2 break-words">
              <span className="text-tinta-3">Nuestro equipo dice: </span>
              {reason}
            </p>
            <CorrectionForm item={item} {...data} />
          </Card>
        ))}
        {status === 1 && <ItemList items={items} isCorrecting={isCorrecting} />}
      </div>
    </>
  );
}

/** Every part in short, so that nothing seems to be missing. */
function ItemList({
  items,
  isCorrecting,
}: {
  items: ApplicationData['application']['items'];
  isCorrecting: boolean;
}) {
  return (
    <Card title="Todos los puntos">
      <ul className="mt-2 divide-y divide-linea">
        {items.map(({ item, state }) => (
          <li key={item} className="flex min-h-[48px] items-center justify-between gap-3 py-2">
            {APPLICATION_ITEM_NAMES[item]}
            {state === 'accepted' && <Tag tone="done">Aceptado</Tag>}
            {state === 'rejected' && isCorrecting && <Tag tone="urgent">Por corregir</Tag>}
            {(state === 'pending' || (state === 'rejected' && !isCorrecting)) && <Tag>En revisión</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function restText(status: number): string {
  return status === 1
    ? 'Tenemos todo lo que necesitamos. Te avisamos por correo apenas la revisemos.'
    : 'Tu tienda está aprobada. No hay nada que corregir.';
}
