import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { momentText } from '../../../panel/date-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import { ROLE_TEXTS, roleChoices } from './role-texts.ts';
import type { StaffData } from './staff.loader.ts';

export type Person = StaffData['staff'][number];

interface PersonRowProps {
  person: Person;
  now: number;
  isSelf: boolean;
  onRole: (role: OperatorRole) => void;
  onReset: () => void;
  onRemove: () => void;
}

export function PersonRow({ person, now, isSelf, onRole, onReset, onRemove }: PersonRowProps) {
  const { name, email, role, hasSecondFactor, lastSeenAt } = person;
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name || email}</p>
        {name && <p className="break-all text-small text-tinta-2">{email}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-tinta-3">
          {hasSecondFactor ? <Tag tone="done">Dos pasos</Tag> : <Tag tone="urgent">Sin segundo factor</Tag>}
          {lastSeenAt ? `Última vez ${momentText(Date.parse(lastSeenAt), now)}` : 'Todavía no ha entrado'}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
        <SelectField
          label={<span className="sr-only">Rol de {email}</span>}
          title={ROLE_TEXTS[role]}
          value={role}
          className="w-full sm:w-[190px]"
          onChange={(event) => onRole(event.currentTarget.value as OperatorRole)}
        >
          {roleChoices.map((choice) => (
            <option key={choice.role} value={choice.role}>
              {choice.name}
            </option>
          ))}
        </SelectField>
        {hasSecondFactor && !isSelf && (
          <Button variant="outline" size="compact" onClick={onReset}>
            Quitar segundo factor<span className="sr-only"> de {email}</span>
          </Button>
        )}
        {!isSelf && (
          <Button variant="outline" size="compact" onClick={onRemove}>
            Quitar acceso<span className="sr-only"> a {email}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
