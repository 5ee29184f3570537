import { SELLER_ROLE_NAMES } from '../../../domain/seller-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import type { SellerData } from './seller.loader.ts';

/** Who works in the shop, and what the marketplace keeps of its sales. */
export function TeamCard({ seller, centre }: SellerData) {
  const seesPeople = centre.permissions.includes('see-buyers');
  return (
    <Card title="Equipo y comisión">
      <p className="mt-4 text-[14px] text-tinta-3">Comisión de la plataforma</p>
      <p className="cifra text-[22px]">{String(seller.feePercent).replace('.', ',')} %</p>
      {seller.team.length === 0 ? (
        <p className="mt-4 text-tinta-2">Nadie entra todavía al centro de esta tienda.</p>
      ) : (
        <ul className="mt-4 divide-y divide-linea border-linea border-t">
          {seller.team.map(({ accountId, name, email, role }) => (
            <li key={accountId} className="py-3">
              {seesPeople ? (
                <a href={operatorPaths.buyer(accountId)} className="text-link break-words">
                  {name || email}
                </a>
              ) : (
                <span className="break-words font-semibold">{name || email}</span>
              )}
              <span className="block break-all text-[14px] text-tinta-2">
                {SELLER_ROLE_NAMES[role]} · {email}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
