import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

interface FigureCardProps {
  icon: IconName;
  label: string;
  /** Already written out: '$ 948.000'. */
  value: ReactNode;
  /** Below the value: a `Change`, a sentence. */
  note?: ReactNode;
  /** The whole card leads there. */
  href?: string;
}

/** One figure of a summary. Its icon must be listed with the weight regular. */
export function FigureCard({ icon, label, value, note, href }: FigureCardProps) {
  return (
    <div className="relative min-w-0 rounded-[18px] border border-linea bg-papel p-4 has-[a:hover]:bg-verde-0 sm:rounded-[22px] sm:p-[22px]">
      <p className="flex items-center gap-[9px] text-small text-tinta-2 leading-[19px]">
        <Icon {...({ name: icon } as IconProps)} size={21} />
        {href ? (
          <a href={href} className="rounded-[6px] after:absolute after:inset-0 after:rounded-[18px]">
            {label}
          </a>
        ) : (
          label
        )}
      </p>
      <p className="cifra mt-2 text-figure leading-7 sm:text-summary sm:leading-9">{value}</p>
      {note && <div className="mt-1 text-small text-tinta-3 leading-5">{note}</div>}
    </div>
  );
}

/** '▲ 8 % vs. ayer'; nothing to compare with says so. Both in whole pesos or units. */
export function Change({ now, before, text }: { now: number; before: number; text: string }) {
  if (before <= 0) return <span>Sin ventas antes para comparar</span>;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return <span>Igual {text}</span>;
  const rises = percent > 0;
  return (
    <span>
      <span className={`font-[650] ${rises ? 'text-verde-7' : 'text-tomate-7'}`}>
        <span aria-hidden="true">{rises ? '▲' : '▼'} </span>
        <span className="sr-only">{rises ? 'Sube' : 'Baja'} </span>
        {String(Math.abs(percent)).replace(/\B(?=(\d{3})+$)/g, '.')} %
      </span>{' '}
      {text}
    </span>
  );
}
