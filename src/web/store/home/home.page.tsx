import { paths } from '../../../wire/paths.ts';

export function Page() {
  return <a href={paths.products()}>Comprar</a>;
}
