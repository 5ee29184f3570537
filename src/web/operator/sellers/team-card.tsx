import { SELLER_ROLE_NAMES } from '../../../domain/seller-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { Card } from '../../panel/card.tsx';
import { shortDayText } from '../../panel/date-texts.ts';
import type { SellerData } from './seller.loader.ts';

/** Who works in the shop. */
export function TeamCard({ seller, panel }: SellerData) {
  const seesPeople = panel.permissions.includes('see-buyers');
  return (
    <Card title="Equipo">
      {seller.team.length === 0 ? (
        <p className="mt-3 text-tinta-2">Nadie entra todavía al centro de esta tienda.</p>
      ) : (
        <ul className="mt-2 divide-y divide-linea">
          {seller.team.map(({ accountId, name, email, role }) => (
            <li key={accountId} className="py-3">
              {seesPeople ? (
                <a href={operatorPaths.buyer(accountId)} className="text-link break-words">
                  {name || email}
                </a>
              ) : (
                <span className="break-words font-semibold">{name || email}</span>
              )}
              <span className="block break-all text-small text-tinta-2">
                {SELLER_ROLE_NAMES[role]} · {email}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What the marketplace keeps of the shop's sales: the base, and the rules that come before it. */
export function FeeCard({ seller, fees, panel }: SellerData) {
  return (
    <Card
      title="Comisión"
      action={
        panel.permissions.includes('see-money') && (
          <a
            href={operatorMoneyPaths.fees(seller.sellerId)}
            className="text-link inline-flex min-h-[44px] items-center"
          >
            {panel.permissions.includes('edit-fees') ? 'Cambiar comisión' : 'Ver comisiones'}
          </a>
        )
      }
    >
      <p className="mt-3 flex items-baseline justify-between gap-3">
        <span className="text-tinta-2">Base</span>
        <span className="cifra text-title">{percentText(seller.feePercent)}</span>
      </p>
      {fees.length > 0 && (
        <ul className="mt-2 divide-y divide-linea border-linea border-t">
          {fees.map(({ id, categoryName, percent, validFrom, validUntil, state }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="break-words">{categoryName ?? 'Toda la tienda'}</span>
                <span className="block text-small text-tinta-3">
                  {state === 'planned' ? 'Desde el ' : 'Rige desde el '}
                  {shortDayText(validFrom)}
                  {validUntil && ` hasta el ${shortDayText(validUntil)}`}
                </span>
              </span>
              <span className="cifra">{percentText(percent)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function percentText(percent: number): string {
  return `${String(percent).replace('.', ',')} %`;
}
