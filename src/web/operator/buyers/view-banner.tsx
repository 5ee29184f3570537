import { operatorPaths } from '../../../wire/operator-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What follows is what the person sees; there is nothing to change in it. */
export function ViewBanner({ accountId, firstName }: { accountId: number; firstName: string }) {
  return (
    <section
      aria-label="Vista de solo lectura"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[14px] bg-tinta px-4 py-3 text-white"
    >
      <Icon name="eye" size={24} />
      <p className="min-w-0 flex-[1_1_200px] font-semibold text-compact">
        Estás viendo como {firstName || 'el cliente'}; solo lectura
      </p>
      <ButtonLink size="compact" variant="warm" href={operatorPaths.buyer(accountId)}>
        Salir de la vista
      </ButtonLink>
    </section>
  );
}
