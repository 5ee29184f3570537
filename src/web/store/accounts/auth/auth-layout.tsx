import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { clearSession } from '../../../app/session-store.ts';
import { Footer } from '../../layout/footer.tsx';
import { Logo, StallMark } from '../../layout/logo.tsx';
import { useRootData } from '../../layout/root-data.ts';
import { SkipLink } from '../../layout/skip-link.tsx';

const scenes = {
  seller: {
    picture: 'register-seller',
    ground: 'bg-[#a8452b]',
    slogan: 'Tu puesto en la plaza, abierto las 24 horas',
    lead: 'Publica tus productos y recibe pedidos de toda Bogotá.',
  },
  buyer: {
    picture: 'register-buyer',
    ground: 'bg-[#12483a]',
    slogan: 'La plaza entera, en tu casa',
    lead: 'Compra directo a quienes siembran, cocinan y tejen en Colombia.',
  },
} as const;

/** Login, recovery and registration: nothing but the form, and a picture beside it on wide screens. */
export function AuthLayout() {
  const { pathname } = useLocation();
  const scene = pathname.startsWith(paths.registerSeller()) ? scenes.seller : scenes.buyer;
  // The server lets only logged-out visitors in, so a session that the browser still shows is over.
  useEffect(clearSession, []);
  return (
    <>
      <SkipLink />
      <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Scene {...scene} />
        <div className="flex min-h-dvh flex-col">
          <header className="px-4 pt-5 sm:px-10 lg:hidden">
            <Logo />
          </header>
          <main
            id="contenido"
            tabIndex={-1}
            className="mx-auto w-full max-w-[640px] flex-1 px-4 pt-7 pb-14 sm:px-10 lg:content-center lg:py-14"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <Footer />
    </>
  );
}

function Scene({ picture, ground, slogan, lead }: (typeof scenes)[keyof typeof scenes]) {
  const name = useRootData()?.brand.name ?? '';
  const sourcesOf = (type: 'avif' | 'webp') =>
    [450, 900].map((width) => `/pictures/${picture}-${width}.${type} ${width}w`).join(', ');
  return (
    <header className={`sticky top-0 h-dvh overflow-hidden max-lg:hidden ${ground}`}>
      <picture>
        <source type="image/avif" srcSet={sourcesOf('avif')} sizes="42vw" />
        <img
          // Lazy: phones do not show it and must not fetch it.
          loading="lazy"
          srcSet={sourcesOf('webp')}
          sizes="42vw"
          src={`/pictures/${picture}-900.webp`}
          alt=""
          className="absolute inset-0 size-full object-cover object-bottom"
        />
      </picture>
      <div className="relative px-12 pt-11 text-white">
        <a
          href={paths.home()}
          aria-label={`${name}, inicio`}
          className="inline-flex items-center gap-[10px] rounded-[8px] py-1 wordmark text-summary"
        >
          <StallMark size={32} colours={['#fff', '#FFB627', '#fff']} />
          {name}
        </a>
        <p className="mt-12 max-w-[12em] heading-slogan">{slogan}</p>
        <p className="mt-5 max-w-[30em] text-large/7">{lead}</p>
      </div>
    </header>
  );
}
