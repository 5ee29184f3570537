import { createContext, type ReactNode, useContext, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type Density, rememberDensity } from './density.ts';

const DensityContext = createContext({
  density: 'comfortable' as Density,
  choose: (_density: Density) => {},
});

/** Holds the height of rows for every list below it; the look is in lists.css, by `data-density`. */
export function DensityFrame({
  remembered,
  className,
  children,
}: {
  remembered: Density;
  className: string;
  children: ReactNode;
}) {
  const [density, setDensity] = useState(remembered);
  const choose = (chosen: Density) => {
    setDensity(chosen);
    rememberDensity(chosen);
  };
  return (
    <DensityContext value={{ density, choose }}>
      <div data-density={density} className={className}>
        {children}
      </div>
    </DensityContext>
  );
}

/** Beside the heading of a list. On phones rows are cards, which have one height. */
export function DensitySwitch() {
  const { density, choose } = useContext(DensityContext);
  const isCompact = density === 'compact';
  return (
    <button
      type="button"
      aria-label="Filas compactas"
      aria-pressed={isCompact}
      title={isCompact ? 'Filas compactas: sí' : 'Filas compactas: no'}
      onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
      className="grid size-[42px] shrink-0 place-items-center rounded-[12px] border-[1.5px] border-borde bg-papel text-tinta hover:bg-crema-1 aria-pressed:border-verde-6 aria-pressed:text-verde-6 max-sm:hidden"
    >
      <Icon name="rows" weight={isCompact ? 'fill' : 'regular'} size={20} />
    </button>
  );
}
