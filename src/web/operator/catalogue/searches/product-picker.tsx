import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { type Named, NamePicker } from '../../../panel/name-picker.tsx';

interface ProductPickerProps {
  error: string | undefined;
  onChange: (productId: number) => void;
}

const SHOWN_AT_MOST = 8;

/** One product that shoppers see, found as they find it. */
export function ProductPicker({ error, onChange }: ProductPickerProps) {
  const [chosen, setChosen] = useState<Named | null>(null);
  return (
    <NamePicker
      label="Producto"
      placeholder="Busca por su nombre"
      current={
        chosen ? (
          <>
            Elegido: <strong>{chosen.name}</strong>
          </>
        ) : (
          'Todavía no eliges un producto.'
        )
      }
      empty="No hay productos a la venta con ese nombre."
      error={error}
      errorId="producto-error"
      needsText
      ask={(text) => callApi('searchProducts', { query: { ...ANY, text, limit: SHOWN_AT_MOST } })}
      namesOf={({ products }) => products.map(({ id, name }) => ({ id, name }))}
      onChoose={(product) => {
        setChosen(product);
        onChange(product.id);
      }}
    />
  );
}

const ANY = { categoryIds: undefined, sellerIds: undefined, sort: undefined, cursor: undefined };
