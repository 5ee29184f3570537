import { useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { type Named, NamePicker } from '../../panel/name-picker.tsx';

interface SellerPickerProps {
  sellerId: number;
  /** Whose names the page knows already. */
  known: readonly Named[];
  error: string | undefined;
  onChange: (sellerId: number) => void;
}

const SHOWN_AT_MOST = 8;

/** One of ten thousand shops, found by its name. */
export function SellerPicker({ sellerId, known, error, onChange }: SellerPickerProps) {
  const [chosen, setChosen] = useState<Named | null>(null);
  const current = [chosen, ...known].find((one) => one?.id === sellerId);
  return (
    <NamePicker
      label="Vendedor destacado"
      placeholder="Busca por el nombre de la tienda"
      current={
        <>
          Ahora: <strong>{current?.name ?? `el código ${sellerId}, que no tiene una tienda activa`}</strong>
        </>
      }
      empty="No hay tiendas activas con ese nombre."
      error={error}
      errorId="vendedor-error"
      ask={(search) => callApi('listOperatorSellers', { query: { tab: 'active', search } })}
      namesOf={({ sellers }) =>
        sellers.slice(0, SHOWN_AT_MOST).map(({ sellerId: id, displayName: name }) => ({ id, name }))
      }
      onChoose={(seller) => {
        setChosen(seller);
        onChange(seller.id);
      }}
    />
  );
}
