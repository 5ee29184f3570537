import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { PageHeading } from '../../panel/card.tsx';
import { FeedAddresses } from '../../panel/feed-addresses.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { ApiKeys } from './api-keys.tsx';
import type { sellerIntegrationsLoader } from './integrations.loader.ts';
import { Webhooks } from './webhooks.tsx';

export function Page({ data }: PageProps<typeof sellerIntegrationsLoader>) {
  const { panel, keys, webhooks, feeds } = data;
  return (
    <>
      <PageHeading
        title="Integraciones"
        text="Conecta el inventario, la facturación o la bodega de tu tienda."
        action={
          <ButtonLink variant="outline" href={sellerPaths.integrationsGuide()}>
            Ver la guía
          </ButtonLink>
        }
      />
      {panel.sellerStatus !== 2 && (
        <Notice className="mb-5">
          La API responde cuando tu tienda esté aprobada; ya puedes prepararla.
        </Notice>
      )}
      <div className="grid gap-5">
        <ApiKeys keys={keys} />
        <Webhooks webhooks={webhooks} />
        {panel.sellerStatus === 2 && (
          <FeedAddresses
            text="Anuncia tus productos: escribe la dirección en tu cuenta de anunciante, que los lee de ahí."
            addresses={feeds}
          />
        )}
      </div>
    </>
  );
}
