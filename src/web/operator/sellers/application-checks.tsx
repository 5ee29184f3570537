import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { Icon } from '../../ui/icon.tsx';

/** What the system found out by itself. */
export function ApplicationChecks({ seller }: { seller: OperatorSeller }) {
  const rut = seller.items.find(({ item }) => item === 'rut')?.state ?? 'pending';
  const checks = [
    [seller.isEmailVerified, 'Correo verificado', 'Correo sin verificar'],
    [seller.isPhoneVerified, 'Teléfono verificado por SMS', 'Teléfono sin verificar: lo cambió el vendedor'],
    [
      seller.isNitRight,
      'NIT con dígito de verificación válido',
      'El dígito de verificación del NIT no es correcto',
    ],
    [rut === 'accepted', 'RUT revisado', rutProblem(seller)],
  ] as const;
  return (
    <ul className="grid content-start gap-3">
      {checks.map(([isRight, right, wrong]) => (
        <li key={right} className="flex items-start gap-[10px] text-compact leading-[22px]">
          <span className={isRight ? 'text-verde-6' : 'text-mango-8'}>
            {isRight ? (
              <Icon name="check-circle" weight="fill" size={20} />
            ) : (
              <Icon name="warning-circle" weight="fill" size={20} />
            )}
          </span>
          {isRight ? right : wrong}
        </li>
      ))}
    </ul>
  );
}

function rutProblem({ rut, items }: OperatorSeller): string {
  if (!rut) return 'Sin RUT guardado';
  const isRejected = items.some(({ item, state }) => item === 'rut' && state === 'rejected');
  return isRejected ? 'RUT rechazado' : 'RUT pendiente de revisión';
}
