import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { SELLER_TABS } from '../../../wire/sellers/operator-sellers.ts';
import { SearchForm } from '../catalogue/search/search-form.tsx';

/** Within the open group. */
export function SellerSearch({ tab, search }: { tab: keyof typeof SELLER_TABS; search: string }) {
  const [typed, setTyped] = useState(search);
  const navigate = useNavigate();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void navigate(operatorPaths.sellers({ grupo: SELLER_TABS[tab], buscar: typed.trim() }));
  };
  return (
    <SearchForm
      action={operatorPaths.sellers()}
      hidden={{ grupo: SELLER_TABS[tab] }}
      label="Buscar vendedores"
      placeholder="Nombre, NIT, correo, teléfono o ciudad"
      typed={typed}
      onType={setTyped}
      onSubmit={send}
    />
  );
}
