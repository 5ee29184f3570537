import { paths } from '../../../wire/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function Page() {
  return (
    <section className="page-width flex flex-col items-center gap-5 pt-10 pb-6 text-center">
      <img
        src="/pictures/not-found-320.webp"
        width={220}
        height={220}
        alt=""
        className="size-[180px] rounded-full bg-crema-1 object-cover sm:size-[220px]"
      />
      <h1 className="heading-1">Página no encontrada</h1>
      <p className="max-w-[46ch] text-tinta-2">
        El enlace cambió o el producto ya no está. Puedes buscarlo arriba o seguir por aquí.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.products()}>Ver productos</ButtonLink>
        <ButtonLink href={paths.home()} variant="secondary">
          Volver al inicio
        </ButtonLink>
      </div>
    </section>
  );
}
