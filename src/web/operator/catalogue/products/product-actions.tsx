import { useState } from 'react';
import type { OperatorProduct } from '../../../../wire/catalogue/operator-products.ts';
import { callApi } from '../../../app/api-client.ts';
import { ConfirmDialog } from '../../../panel/confirm-dialog.tsx';
import { ReasonDialog } from '../../../panel/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CategoryDialog } from './category-dialog.tsx';

interface ProductActionsProps {
  product: OperatorProduct;
  permissions: readonly string[];
}

export function ProductActions({ product, permissions }: ProductActionsProps) {
  const [asked, setAsked] = useState<'pause' | 'release' | 'category' | null>(null);
  const params = { productId: product.id };
  const close = () => setAsked(null);
  const mayModerate = permissions.includes('moderate');
  return (
    <>
      {permissions.includes('edit-catalogue') && (
        <Button size="compact" variant="outline" onClick={() => setAsked('category')}>
          Corregir categoría
        </Button>
      )}
      {mayModerate &&
        (product.operatorReason === null ? (
          <Button size="compact" variant="destructive" onClick={() => setAsked('pause')}>
            Pausar
          </Button>
        ) : (
          <Button size="compact" onClick={() => setAsked('release')}>
            Quitar la pausa
          </Button>
        ))}
      {asked === 'pause' && (
        <ReasonDialog
          title="Pausar el producto"
          explanation="Nadie lo ve ni lo compra mientras tanto; los pedidos que ya hay siguen su curso. La tienda recibe un correo con tu motivo y no puede quitar la pausa."
          label="Motivo"
          suggestions={[
            'Las fotos no son del producto',
            'La descripción engaña',
            'El producto no se puede vender aquí',
          ]}
          button="Pausar"
          done="El producto está pausado."
          isDestructive
          send={(reason) => callApi('pauseProduct', { params, body: { reason } })}
          onClose={close}
        />
      )}
      {asked === 'release' && (
        <ConfirmDialog
          title="Quitar la pausa"
          button="Quitar la pausa"
          doing="Un momento..."
          done="La pausa se quitó."
          send={() => callApi('releaseProduct', { params })}
          onClose={close}
        >
          <p>
            El producto queda como lo tiene su tienda: si está activo, se muestra de nuevo. La tienda recibe
            un correo.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'category' && <CategoryDialog product={product} onClose={close} />}
    </>
  );
}
