import { type ReactNode, useState } from 'react';
import { paths } from '../../wire/paths.ts';
import { sellerPaths } from '../../wire/seller-paths.ts';
import { callApi } from '../app/api-client.ts';
import { logOut } from '../app/session-store.ts';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast-store.ts';
import { countText } from './count-text.ts';
import type { Density } from './density.ts';
import { DensityFrame } from './density-switch.tsx';
import { JumpBox, JumpButton, JumpIcon, useJump } from './jump/jump-box.tsx';
import type { JumpSetup } from './jump/jump-setup.ts';
import { forgetOpened } from './jump/recently-opened.ts';
import type { PanelEntry } from './panel-entry.ts';
import { PanelMark } from './panel-mark.tsx';

interface PanelFrameProps {
  title: string;
  subtitle: string;
  entries: readonly PanelEntry[];
  currentPath: string;
  shops?: readonly { sellerId: number; shopName: string }[];
  currentShopId?: number;
  density: Density;
  jump: JumpSetup;
  children: ReactNode;
}

/** Sidebar of 252 on wide screens (design.md 4), a menu under the thumb below. */
export function PanelFrame(props: PanelFrameProps) {
  const [open, setOpen] = useState(false);
  const jump = useJump();
  return (
    <DensityFrame
      remembered={props.density}
      className="min-h-dvh bg-crema-1 lg:grid lg:grid-cols-[252px_minmax(0,1fr)]"
    >
      <a
        href="#contenido"
        className="sr-only rounded-[12px] bg-papel px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Saltar al contenido
      </a>
      <NarrowBar isOpen={open} onMenu={() => setOpen(!open)} onJump={jump.open} />
      <nav
        id="menu-del-panel"
        aria-label="Menú del panel"
        className={`bg-verde-9 px-4 py-5 text-white lg:sticky lg:top-0 lg:block lg:h-dvh lg:overflow-y-auto lg:py-7 ${open ? 'block' : 'hidden'}`}
      >
        <div className="hidden lg:block">
          <PanelMark onDark />
        </div>
        <PanelPerson {...props} />
        <JumpButton onClick={jump.open} />
        <ul className="mt-3 grid gap-1" onClickCapture={() => setOpen(false)}>
          {props.entries.map((entry) => (
            <li key={entry.path}>
              <PanelLink entry={entry} isCurrent={isCurrent(entry, props)} />
            </li>
          ))}
        </ul>
        <ul className="mt-6 grid gap-1 border-white/15 border-t pt-4">
          <li>
            <a href={paths.home()} className={quietLink}>
              <Icon name="shopping-cart-simple" size={22} />
              Ir a la tienda
            </a>
          </li>
          <li>
            <button type="button" onClick={() => void leave()} className={quietLink}>
              <Icon name="sign-out" size={22} />
              Cerrar sesión
            </button>
          </li>
        </ul>
      </nav>
      <main
        id="contenido"
        tabIndex={-1}
        className="min-w-0 px-4 py-6 sm:px-6 lg:px-9 lg:py-8 compact:lg:px-7 compact:lg:py-5"
      >
        {props.children}
      </main>
      <JumpBox setup={props.jump} jump={jump} />
    </DensityFrame>
  );
}

interface NarrowBarProps {
  isOpen: boolean;
  onMenu: () => void;
  onJump: () => void;
}

/** In place of the sidebar, which opens below it. */
function NarrowBar({ isOpen, onMenu, onJump }: NarrowBarProps) {
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between border-linea border-b bg-crema-1 px-4 py-2 lg:hidden">
      <PanelMark />
      <JumpIcon onClick={onJump} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu-del-panel"
        aria-label={isOpen ? 'Cerrar menú' : 'Abrir menú'}
        onClick={onMenu}
        className="grid size-[44px] place-items-center rounded-[12px] hover:bg-crema-2"
      >
        {isOpen ? <Icon name="x" weight="bold" size={22} /> : <Icon name="list" size={26} />}
      </button>
    </header>
  );
}

const quietLink =
  'flex min-h-[44px] w-full items-center gap-3 rounded-[12px] px-3 font-[550] text-compact text-white/90 hover:bg-white/10 focus-visible:outline-mango-4';

function PanelLink({ entry, isCurrent }: { entry: PanelEntry; isCurrent: boolean }) {
  const look = isCurrent ? 'bg-papel text-verde-9 font-semibold' : 'text-white/90 hover:bg-white/10';
  return (
    <a
      href={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-[46px] items-center gap-3 rounded-[12px] px-3 font-[550] text-compact focus-visible:outline-mango-4 ${look}`}
    >
      {/* Every entry's icon is listed with the weight regular. */}
      <Icon name={entry.icon as 'storefront'} size={22} />
      {entry.name}
      {entry.count ? <PanelCount count={entry.count} /> : null}
    </a>
  );
}

function PanelCount({ count }: { count: number }) {
  return (
    <span className="cifra ml-auto rounded-full bg-mango-4 px-2 py-0.5 text-micro text-tinta">
      {countText(count)}
      <span className="sr-only"> por atender</span>
    </span>
  );
}

function PanelPerson({ title, subtitle, shops = [], currentShopId }: PanelFrameProps) {
  return (
    <div className="px-3 pt-1 lg:pt-6">
      {shops.length > 1 ? (
        <label className="block text-small text-white/80">
          Tienda
          <select
            value={currentShopId}
            onChange={(event) => void changeShop(Number(event.currentTarget.value))}
            className="mt-1 min-h-[44px] w-full rounded-[12px] border border-white/40 bg-verde-7 px-3 font-semibold text-compact text-white"
          >
            {shops.map(({ sellerId, shopName }) => (
              <option key={sellerId} value={sellerId}>
                {shopName}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="font-semibold text-compact">{title}</p>
      )}
      <p className="mt-1 text-micro text-white/75">{subtitle}</p>
    </div>
  );
}

function isCurrent(entry: PanelEntry, { entries, currentPath }: PanelFrameProps): boolean {
  const fits = ({ path }: PanelEntry) => currentPath === path || currentPath.startsWith(`${path}/`);
  const longest = entries.filter(fits).sort((a, b) => b.path.length - a.path.length)[0];
  return longest === entry;
}

async function changeShop(sellerId: number) {
  const reply = await callApi('chooseShop', { body: { sellerId } });
  if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
  // Another shop, other data on every page.
  location.assign(sellerPaths.home());
}

async function leave() {
  forgetOpened();
  const reply = await logOut();
  if (!reply.ok && reply.reason !== 'login-required')
    return showToast({ kind: 'error', text: reply.message });
  location.assign(paths.home());
}
