import { ORDER_STAGE_NAMES, ORDER_STAGE_WORDS } from '../../../domain/operator-order-filter.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { FilterBar } from '../../panel/filter-bar.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import type { OrdersData } from './orders.loader.ts';

export function OrderFilters({ filter }: Pick<OrdersData, 'filter'>) {
  const { buscar, ...others } = filter;
  return (
    <FilterBar
      action={operatorPaths.orders()}
      label="Buscar pedidos"
      placeholder="Número, nombre, correo, documento, teléfono, tienda o guía"
      search={buscar}
      isFiltered={Object.values(others).some(Boolean)}
      columns="sm:grid-cols-2 lg:grid-cols-3"
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
      <TextField label="Código de la tienda" name="tienda" inputMode="numeric" defaultValue={others.tienda} />
      <CheckboxField
        label="Solo los atrasados"
        name="atrasados"
        value="si"
        defaultChecked={others.atrasados === 'si'}
      />
      <CheckboxField
        label="Solo los que el comprador dice que no le llegaron"
        name="noLlego"
        value="si"
        defaultChecked={others.noLlego === 'si'}
      />
    </FilterBar>
  );
}
