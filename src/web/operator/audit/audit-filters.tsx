import { ALL_AUDIT_KIND_IDS, ALL_AUDIT_KINDS } from '../../../domain/audit-kinds.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import type { AuditData } from './audit.loader.ts';

/** A plain form: the filter is the address, with and without scripts. */
export function AuditFilters({ filter }: Pick<AuditData, 'filter'>) {
  return (
    <form
      action={operatorPaths.audit()}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.6fr_1.4fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <TextField
        label="Correo de quien lo hizo"
        name="email"
        type="email"
        defaultValue={filter.email ?? ''}
      />
      <SelectField label="Qué" name="tipo" defaultValue={filter.kind ?? ''}>
        <option value="">Todo</option>
        {ALL_AUDIT_KIND_IDS.map((kind) => (
          <option key={kind} value={kind}>
            {ALL_AUDIT_KINDS[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Número"
        name="codigo"
        placeholder="Pedido, producto…"
        defaultValue={filter.code ?? ''}
      />
      <TextField label="Desde" name="desde" type="date" defaultValue={filter.from ?? ''} />
      <TextField label="Hasta" name="hasta" type="date" defaultValue={filter.until ?? ''} />
      {filter.sellerId && <input type="hidden" name="codVendedor" value={filter.sellerId} />}
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </form>
  );
}
