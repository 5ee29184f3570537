import { operatorPaths } from '../../../wire/operator-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { SellerPanel } from './require-seller.ts';

/** An operator looks through the eyes of the shop's team; always in sight, with the way out. */
export function ReadOnlyBanner({ panel }: { panel: SellerPanel }) {
  return (
    <section
      aria-label="Vista de solo lectura"
      className="sticky top-[60px] z-20 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[14px] bg-tinta px-4 py-3 text-white shadow-e2 lg:top-3"
    >
      <Icon name="eye" size={24} />
      <p className="min-w-0 flex-[1_1_200px] font-semibold text-compact">
        Estás viendo como {panel.shopName}; solo lectura
      </p>
      <Button size="compact" variant="warm" onClick={() => void leave(panel.sellerId)}>
        Salir de la vista
      </Button>
    </section>
  );
}

async function leave(sellerId: number) {
  const reply = await callApi('endViewAs', {});
  if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
  // Another person's pages again: everything anew.
  location.assign(operatorPaths.seller(sellerId));
}
