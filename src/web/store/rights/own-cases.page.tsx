import { paths } from '../../../wire/paths.ts';
import type { ListedCase } from '../../../wire/rights/case-entities.ts';
import { casePaths } from '../../../wire/rights/case-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountFrame } from '../accounts/account/account-frame.tsx';
import { CaseStateTag } from './case/case-state-tag.tsx';
import { dayText } from './day-text.ts';
import type { OwnCasesData } from './own-cases.loader.ts';

export function Page({ data: { user, cases, nextCursor, isFirstPage, today } }: { data: OwnCasesData }) {
  return (
    <AccountFrame user={user} tab="cases">
      {cases.length === 0 ? (
        <EmptyState
          pictureUrl="/pictures/empty-orders-320.webp"
          text="No tienes casos. Ojalá siga así."
          action={
            <ButtonLink variant="secondary" href={paths.petition()}>
              Peticiones, quejas y reclamos
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {cases.map((one) => (
            <li key={one.number}>
              <CaseCard one={one} today={today} />
            </li>
          ))}
        </ul>
      )}
      {(!isFirstPage || nextCursor !== null) && (
        <nav aria-label="Páginas de casos" className="mt-6 flex flex-wrap justify-center gap-3">
          {!isFirstPage && (
            <ButtonLink variant="outline" href={casePaths.list()}>
              Los más recientes
            </ButtonLink>
          )}
          {nextCursor !== null && (
            <ButtonLink variant="outline" rel="next" href={casePaths.list(nextCursor)}>
              Casos anteriores
            </ButtonLink>
          )}
        </nav>
      )}
    </AccountFrame>
  );
}

function CaseCard({ one, today }: { one: ListedCase; today: string }) {
  const { number, kindName, state, stateName, subject, openedOn, nextOn } = one;
  return (
    <a
      href={casePaths.case(number)}
      className="flex items-center gap-4 rounded-[18px] border border-linea bg-papel p-4 hover:border-verde-6 sm:p-6"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <b className="font-semibold">{number}</b>
          <CaseStateTag state={state} name={stateName} />
        </span>
        <span className="mt-2 block break-words">
          {kindName}
          {subject && ` · ${subject}`}
        </span>
        <span className="mt-1 block text-small/5 text-tinta-2">
          Abierto el {dayText(openedOn, today)}
          {nextOn && ` · sigue el ${dayText(nextOn, today)}`}
        </span>
      </span>
      <Icon name="caret-right" weight="bold" size={16} />
    </a>
  );
}
