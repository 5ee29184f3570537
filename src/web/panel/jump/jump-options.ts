import type { JumpHit, JumpKind } from '../../../domain/jump.ts';
import { foldText } from '../../../domain/text.ts';
import type { IconName } from '../../ui/icon-names.ts';
import type { JumpSetup } from './jump-setup.ts';

export interface JumpOption {
  href: string;
  title: string;
  detail: string;
  icon: IconName;
  /** What is remembered when it is opened; pages are in the menu anyway. */
  hit: JumpHit | null;
}

export interface JumpGroup {
  title: string;
  options: JumpOption[];
}

const GROUPS: Record<JumpKind, { title: string; icon: IconName }> = {
  order: { title: 'Pedidos', icon: 'package' },
  case: { title: 'Casos', icon: 'scales' },
  product: { title: 'Productos', icon: 'tag' },
  shop: { title: 'Tiendas', icon: 'storefront' },
  buyer: { title: 'Clientes', icon: 'user' },
};

const MOST_PAGES = 5;

/** What stands in the list: pages first, since they are there at once and what is asked for must not move them. */
export function jumpGroups(
  setup: JumpSetup,
  text: string,
  hits: readonly JumpHit[],
  opened: readonly JumpHit[],
): JumpGroup[] {
  const shown = (list: readonly JumpHit[]) => list.filter(({ kind }) => setup.kinds.includes(kind));
  const optionOf = (hit: JumpHit) => optionOfHit(setup, hit);
  if (text === '')
    return withOptions([
      { title: 'Abiertos hace poco', options: shown(opened).map(optionOf) },
      { title: 'Páginas', options: setup.pages.map(optionOfPage) },
    ]);
  const pages = setup.pages.filter(({ name }) => hasWords(name, text)).slice(0, MOST_PAGES);
  return withOptions([
    { title: 'Páginas', options: pages.map(optionOfPage) },
    ...setup.kinds.map((kind) => ({
      title: GROUPS[kind].title,
      options: hits.filter((hit) => hit.kind === kind).map(optionOf),
    })),
  ]);
}

function optionOfHit({ hrefOf }: JumpSetup, hit: JumpHit): JumpOption {
  const { kind, title, detail } = hit;
  return { href: hrefOf(hit), title, detail, icon: GROUPS[kind].icon, hit };
}

function optionOfPage({ name, path, icon }: JumpSetup['pages'][number]): JumpOption {
  return { href: path, title: name, detail: '', icon, hit: null };
}

/** Every word typed begins a word of the name. */
function hasWords(name: string, text: string): boolean {
  const words = foldText(name).split(/\s+/);
  return foldText(text)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

function withOptions(groups: JumpGroup[]): JumpGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
