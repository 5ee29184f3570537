import { APPLICATION_ITEM_NAMES } from '../../../domain/seller-application.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomeData } from './home.page.tsx';

/** What a shop can prepare while it waits for its approval. */
export function PendingChecklist({ summary, panel, corrections }: HomeData) {
  const steps = [
    { name: 'Envía los datos de tu tienda', isDone: true, href: null },
    ...corrections.map(({ item, reason }) => ({
      name: `Corrige: ${APPLICATION_ITEM_NAMES[item]} – ${reason}`,
      isDone: false,
      href: sellerPaths.application(),
    })),
    { name: 'Prepara tu primer producto', isDone: summary.hasProducts, href: sellerPaths.product('nuevo') },
    ...(panel.permissions.includes('edit-bank-account')
      ? [
          {
            name: 'Registra la cuenta bancaria donde te pagaremos',
            isDone: summary.hasBankAccount,
            href: sellerPaths.bankAccount(),
          },
        ]
      : []),
    { name: 'Nuestro equipo valida tu tienda', isDone: false, href: null },
  ];
  return (
    <Card className="mb-5" title="Pasos para abrir tu tienda">
      <ol className="mt-3 grid gap-1">
        {steps.map(({ name, isDone, href }) => (
          <li key={name} className="flex min-h-[44px] items-center gap-3">
            <span className={isDone ? 'text-verde-6' : 'text-tinta-3'}>
              {isDone ? (
                <Icon name="check-circle" weight="fill" size={24} />
              ) : (
                <Icon name="clock" size={24} />
              )}
            </span>
            {href && !isDone ? (
              <a href={href} className="text-link">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            <span className="sr-only">{isDone ? '(hecho)' : '(pendiente)'}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
