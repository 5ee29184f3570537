import type { SetUpStep } from '../../../domain/set-up.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { NeedList } from '../operations/needs-card.tsx';
import type { HomeData } from './home.loader.ts';

const STEPS: Record<SetUpStep, { name: string; text: string; href: string }> = {
  category: {
    name: 'Crea una categoría con subcategoría',
    text: 'Sin ella nadie puede publicar productos.',
    href: operatorPaths.catalogue(),
  },
  tariff: {
    name: 'Revisa la tarifa de envíos',
    text: 'Rige una de ejemplo: ponle los precios de tu transportadora y guárdala.',
    href: operatorPaths.shipping(),
  },
  legal: {
    name: 'Publica los textos legales',
    text: 'Términos y condiciones y política de privacidad: rigen los de ejemplo.',
    href: operatorPaths.legal(),
  },
  seller: {
    name: 'Aprueba al primer vendedor',
    text: 'Se registra en la tienda y espera tu respuesta.',
    href: operatorPaths.sellers(),
  },
  sms: { name: 'Conecta los SMS', text: 'Sin ellos nadie puede registrarse.', href: operatorPaths.system() },
  mail: { name: 'Conecta el correo', text: 'Con un remitente que sea tuyo.', href: operatorPaths.system() },
  payments: {
    name: 'Conecta el pago en línea',
    text: 'Sin él solo se paga contra entrega.',
    href: operatorPaths.system(),
  },
  backups: {
    name: 'Haz la primera copia de seguridad',
    text: 'Se hace cada noche; la primera puedes pedirla ya.',
    href: operatorPaths.system(),
  },
};

/** What is left to do before the shop can sell; gone once nothing is. */
export function SetUpCard({ setUp }: { setUp: NonNullable<HomeData['setUp']> }) {
  const { steps, needs } = setUp;
  const open = steps.filter(({ isDone }) => !isDone).length;
  const others = needs.filter(({ id }) => !steps.some(({ step }) => step === id));
  if (open === 0 && others.length === 0) return null;
  return (
    <Card
      title="Puesta en marcha"
      className="mb-3 sm:mb-5"
      action={<Tag tone={open > 0 ? 'urgent' : 'done'}>{`${steps.length - open} de ${steps.length}`}</Tag>}
    >
      <ul className="mt-3 divide-y divide-linea" aria-label="Pasos de la puesta en marcha">
        {steps.map(({ step, isDone }) => (
          <StepRow
            key={step}
            step={step}
            isDone={isDone}
            // What the server lacks is told in the words of the server.
            lack={needs.find(({ id }) => id === step)?.text}
          />
        ))}
      </ul>
      {others.length > 0 && <NeedList needs={others} />}
    </Card>
  );
}

interface StepRowProps {
  step: SetUpStep;
  isDone: boolean;
  lack: string | undefined;
}

function StepRow({ step, isDone, lack }: StepRowProps) {
  const { name, text, href } = STEPS[step];
  return (
    <li className="relative flex items-center gap-3 py-3">
      <span className={isDone ? 'text-verde-6' : 'text-tomate-7'}>
        {isDone ? (
          <Icon name="check-circle" weight="fill" size={20} />
        ) : (
          <Icon name="warning-circle" weight="fill" size={20} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        {isDone ? (
          <span className="text-tinta-2">{name}</span>
        ) : (
          <a href={href} className="rounded-[6px] font-semibold after:absolute after:inset-0">
            {name}
          </a>
        )}
        {!isDone && (
          <span
            className={`block text-small [overflow-wrap:anywhere] ${lack ? 'text-tomate-7' : 'text-tinta-2'}`}
          >
            {lack ?? text}
          </span>
        )}
      </span>
      <Tag tone={isDone ? 'done' : 'urgent'}>{isDone ? 'Listo' : 'Falta'}</Tag>
    </li>
  );
}
