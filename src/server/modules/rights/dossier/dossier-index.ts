import type { Brand } from '../../../../domain/brand.ts';

export interface ListedPart {
  name: string;
  /** What it is, for people. */
  title: string;
  bytes: number;
  sha256: string;
}

export interface DossierIndex {
  brand: Brand;
  number: string;
  kindName: string;
  madeAt: string;
  operator: string;
  parts: readonly ListedPart[];
}

/** The list of what is inside, with the SHA-256 by which anybody can prove that a part is as it was handed over. */
export function indexPage({ brand, number, kindName, madeAt, operator, parts }: DossierIndex): string {
  const rows = parts.map(
    ({ name, title, bytes, sha256 }) =>
      `<tr><td>${escaped(title)}</td><td><a href="${escaped(name)}">${escaped(name)}</a></td><td class="n">${bytes}</td><td><code>${sha256}</code></td></tr>`,
  );
  return `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Expediente ${escaped(number)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#222}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.5rem;text-align:left;vertical-align:top}
.n{text-align:right}code{overflow-wrap:anywhere;font-size:.8rem}
</style>
<h1>Expediente del caso ${escaped(number)}</h1>
<p>${escaped(kindName)}. ${escaped(brand.legalName)}, NIT ${escaped(brand.nit)}, ${escaped(brand.address)}.</p>
<p>Hecho el ${escaped(madeAt)} (hora de Bogotá) por ${escaped(operator)}. Contiene datos personales: solo para la autoridad y las partes.</p>
<table>
<thead><tr><th>Qué es</th><th>Archivo</th><th class="n">Bytes</th><th>SHA-256</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>Para comprobar un archivo: <code>sha256sum ARCHIVO</code> debe dar el mismo valor. El SHA-256 de este índice quedó en el registro de ${escaped(brand.name)}.</p>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
