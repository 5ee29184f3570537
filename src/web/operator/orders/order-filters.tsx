import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ORDER_STAGE_NAMES, ORDER_STAGE_WORDS } from '../../../domain/operator-order-filter.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import type { OrdersData } from './orders.loader.ts';

/** A form of its own address, so that it also works before the program is there. */
export function OrderFilters({ filter }: Pick<OrdersData, 'filter'>) {
  const navigate = useNavigate();
  const { buscar, ...others } = filter;
  const [isOpen, setIsOpen] = useState(Object.values(others).some(Boolean));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    const search = new URLSearchParams(asked);
    void navigate(search.size > 0 ? `${operatorPaths.orders()}?${search}` : operatorPaths.orders());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <form
      role="search"
      action={operatorPaths.orders()}
      onSubmit={send}
      className="rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Buscar pedidos"
          type="search"
          name="buscar"
          maxLength={80}
          placeholder="Número, nombre, correo, documento, teléfono, tienda o guía"
          defaultValue={buscar}
          className="min-w-0 flex-[1_1_280px]"
        />
        <Button type="submit">Buscar</Button>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls="filtros-de-pedidos"
          onClick={() => setIsOpen(!isOpen)}
        >
          Filtros
        </Button>
      </div>
      <div
        id="filtros-de-pedidos"
        hidden={!isOpen}
        className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 [&[hidden]]:hidden"
      >
        <SelectField label="Estado de un paquete" name="estado" defaultValue={others.estado}>
          <option value="">Cualquiera</option>
          {Object.entries(ORDER_STAGE_WORDS).map(([word, stage]) => (
            <option key={word} value={word}>
              {ORDER_STAGE_NAMES[stage]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Forma de pago" name="pago" defaultValue={others.pago}>
          <option value="">Cualquiera</option>
          <option value="en-linea">En línea</option>
          <option value="contraentrega">Contraentrega</option>
        </SelectField>
        <SelectField label="Estado del pago en línea" name="estadoPago" defaultValue={others.estadoPago}>
          <option value="">Cualquiera</option>
          <option value="pendiente">Pendiente</option>
          <option value="pagado">Pagado</option>
          <option value="vencido">Vencido</option>
          <option value="reversado">Reversado</option>
        </SelectField>
        <TextField label="Desde" name="desde" type="date" defaultValue={others.desde} />
        <TextField label="Hasta" name="hasta" type="date" defaultValue={others.hasta} />
        <TextField
          label="Código de la tienda"
          name="tienda"
          inputMode="numeric"
          defaultValue={others.tienda}
        />
        <CheckboxField
          label="Solo los atrasados"
          name="atrasados"
          value="si"
          defaultChecked={others.atrasados === 'si'}
        />
      </div>
    </form>
  );
}
