import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { SellerData } from './seller.loader.ts';
import { ViewDialog } from './view-dialog.tsx';

/** What can be done with a shop at any time. */
export function SellerActions({ seller, panel, departments }: SellerData) {
  const [open, setOpen] = useState<'view' | 'edit' | 'block' | null>(null);
  const close = () => setOpen(null);
  const mayBlock = panel.permissions.includes('block-accounts');
  return (
    <div className="flex flex-wrap gap-3">
      {panel.permissions.includes('see-orders') && (
        <Button size="compact" variant="outline" onClick={() => setOpen('view')}>
          Ver como el vendedor
        </Button>
      )}
      {panel.permissions.includes('approve-sellers') && (
        <Button size="compact" variant="outline" onClick={() => setOpen('edit')}>
          Corregir datos
        </Button>
      )}
      {mayBlock && seller.status === 3 && (
        <Button size="compact" variant="secondary" onClick={() => setOpen('block')}>
          Desbloquear
        </Button>
      )}
      {mayBlock && seller.status === 2 && (
        <Button size="compact" variant="destructive" onClick={() => setOpen('block')}>
          Bloquear
        </Button>
      )}
      {open === 'view' && <ViewDialog seller={seller} onClose={close} />}
      {open === 'edit' && (
        <EditDialog
          seller={seller}
          departments={departments}
          mayMoveMoney={panel.permissions.includes('move-money')}
          onClose={close}
        />
      )}
      {open === 'block' && <BlockDialog seller={seller} onClose={close} />}
    </div>
  );
}
