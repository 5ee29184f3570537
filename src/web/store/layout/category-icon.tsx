import { foldText } from '../../../domain/text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconChoice } from '../../ui/icon-names.ts';

type DuotoneName = Extract<IconChoice, { weight?: 'duotone' } | { weight: 'duotone' }>['name'];

/** By a word of the name, since categories are the marketplace's own data; any other gets a price tag. */
const iconOfWord: readonly (readonly [string, DuotoneName])[] = [
  ['campo', 'plant'],
  ['lacteo', 'cheese'],
  ['despensa', 'jar'],
  ['tecnolog', 'laptop'],
  ['hogar', 'armchair'],
  ['moda', 't-shirt'],
  ['deporte', 'soccer-ball'],
  ['mascota', 'paw-print'],
  ['belleza', 'flower'],
  ['artesan', 'yarn'],
  ['bebe', 'baby'],
  ['juguete', 'baby'],
];

export function CategoryIcon({ name }: { name: string }) {
  const folded = foldText(name);
  const icon = iconOfWord.find(([word]) => folded.includes(word))?.[1] ?? 'tag';
  return <Icon name={icon} weight="duotone" size={26} />;
}
