import { paths } from '../../../../wire/paths.ts';
import type { CaseView } from '../../../../wire/rights/case-entities.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { CaseStateTag } from './case-state-tag.tsx';

export function CaseHead({ shown, isLoggedIn }: { shown: CaseView; isLoggedIn: boolean }) {
  const { number, state, stateName, title, kindName, orderNumber, sellerName } = shown;
  const crumbs = isLoggedIn
    ? [
        { name: 'Mi cuenta', href: paths.account() },
        { name: 'Mis casos', href: casePaths.list() },
        { name: number },
      ]
    : [{ name: 'Inicio', href: paths.home() }, { name: number }];
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <p className="mt-4">
        <CaseStateTag state={state} name={stateName} />
      </p>
      <h1 className="heading-1 mt-3">{title}</h1>
      <p className="mt-2 text-tinta-2">
        Caso <b className="font-semibold text-tinta">{number}</b> · {kindName}
        {sellerName && ` · ${sellerName}`}
        {orderNumber !== null && (
          <>
            {' '}
            · Pedido{' '}
            <a href={paths.order(orderNumber)} className="text-link">
              N.º {orderNumber}
            </a>
          </>
        )}
      </p>
    </>
  );
}
