import { formatPhone } from '../../../domain/phone.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import type { BuyerData } from './buyer.loader.ts';

/** Who the person is, and which shops are hers. */
export function BuyerFacts({ buyer, panel }: BuyerData) {
  const facts = [
    ['Correo electrónico', `${buyer.email}${buyer.isEmailVerified ? ' (verificado)' : ''}`],
    ['Teléfono', buyer.phone ? `+57 ${formatPhone(buyer.phone)}` : '—'],
    ['Tipo de persona', buyer.personType ?? '—'],
    ['Documento', [buyer.documentType, buyer.documentNumber].filter(Boolean).join(' ') || '—'],
    ['Dirección', [buyer.address, buyer.cityName].filter(Boolean).join(', ') || '—'],
    ['Sesiones abiertas', String(buyer.openSessions)],
  ] as const;
  return (
    <Card title="Datos personales">
      <dl className="mt-5 grid gap-5 xs:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-tinta-3">{label}</dt>
            <dd className="font-semibold text-compact leading-[22px] [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {buyer.shops.length > 0 && (
        <p className="mt-5 flex flex-wrap gap-x-3 border-linea border-t pt-4">
          Tiendas:
          {buyer.shops.map(({ sellerId, shopName, isFounder }) => (
            <span key={sellerId}>
              {panel.permissions.includes('see-sellers') ? (
                <a href={operatorPaths.seller(sellerId)} className="text-link">
                  {shopName}
                </a>
              ) : (
                shopName
              )}
              {!isFounder && ' (equipo)'}
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}
