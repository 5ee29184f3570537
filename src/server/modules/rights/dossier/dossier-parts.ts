import { type LegalKind, legalTextName } from '../../../../domain/legal/legal-kind.ts';
import { caseNumberText } from '../../../../domain/rights/case-kind.ts';
import type { Context } from '../../../context.ts';
import { drawSheet, type SheetPart } from '../../../documents/sheet.ts';
import { getLegalText } from '../../content/legal.service.ts';
import { listEvents } from '../case-event.repository.ts';
import { printCasePaper } from '../case-paper.service.ts';
import { listPhotos } from '../case-photo.repository.ts';
import { readPhoto } from '../case-photo.service.ts';
import type { CaseRow } from '../case-row.ts';
import { shownEvent } from '../case-view.service.ts';
import { citedTexts } from '../cited-texts.ts';
import { caseParts, rulePart, timelinePart } from './dossier-case.ts';
import { entriesFile, listCaseEntries, moneyParts } from './dossier-money.ts';
import { orderParts } from './dossier-order.ts';
import { momentText } from './dossier-text.ts';

export interface DossierPart {
  name: string;
  title: string;
  /** Read when it is written, so that the photos of a case never lie in memory together. */
  read: () => Promise<Uint8Array>;
}

/** All parts of the file of a case; what is small is made now. */
export async function dossierParts(context: Context, one: CaseRow): Promise<DossierPart[]> {
  return [
    await caseSheet(context, one),
    ...(await orderSheets(context, one)),
    ...(await papers(context, one)),
    ...(await legalTexts(context, one)),
    ...(await photos(context, one)),
  ];
}

async function caseSheet(context: Context, one: CaseRow): Promise<DossierPart> {
  const events = (await listEvents(context.write, one.id)).map(shownEvent);
  const parts = [...caseParts(one, caseNumberText(one)), timelinePart(events), rulePart(one)];
  return pdfPart(context, one, { name: 'caso.pdf', title: 'El caso, su cronología y su norma', parts });
}

async function orderSheets(context: Context, one: CaseRow): Promise<DossierPart[]> {
  const { id: caseId, orderNumber, sellerId } = one;
  if (orderNumber === null) return [];
  const db = context.write;
  const bought = await orderParts(db, { caseId, orderNumber, sellerId });
  const entries = await listCaseEntries(db, orderNumber, sellerId);
  const money = await moneyParts(db, orderNumber, entries);
  const rows = Buffer.from(entriesFile(entries));
  return [
    await pdfPart(context, one, { name: 'pedido.pdf', title: 'El pedido y su entrega', parts: bought }),
    await pdfPart(context, one, {
      name: 'dinero.pdf',
      title: 'Pagos, devoluciones y asientos',
      parts: money,
    }),
    { name: 'asientos.csv', title: 'Los asientos como tabla', read: async () => rows },
  ];
}

/** As the person has them. */
async function papers(context: Context, one: CaseRow): Promise<DossierPart[]> {
  const made: DossierPart[] = [];
  for (const [paper, title] of [
    ['receipt', 'Constancia de radicación'],
    ['bankCertificate', 'Constancia para el banco'],
    ['returnSheet', 'Hoja de devolución'],
  ] as const) {
    const printed = await printCasePaper(context, one, paper);
    if (!printed.ok) continue;
    const { name, bytes } = printed.value;
    made.push({ name: `documentos/${name}`, title, read: async () => bytes });
  }
  return made;
}

const TEXT_NAMES: Record<LegalKind, string> = {
  terms: 'terminos',
  privacy: 'privacidad',
  withdrawal: 'retracto',
  warranty: 'garantia',
};

async function legalTexts(context: Context, one: CaseRow): Promise<DossierPart[]> {
  const made: DossierPart[] = [];
  for (const { kind, version, url } of citedTexts(one)) {
    const text = await getLegalText(context, kind, version);
    if (!text.ok) continue;
    const { body, from, until } = text.value;
    const head = `${legalTextName(kind)}\nVersión ${version}, desde ${from}${until ? ` hasta ${until}` : ''}\n${context.config.baseUrl}${url}\n\n`;
    const bytes = Buffer.from(head + body);
    made.push({
      name: `textos/${TEXT_NAMES[kind]}-${version}.txt`,
      title: `${legalTextName(kind)}, versión ${version}`,
      read: async () => bytes,
    });
  }
  return made;
}

const SIDES = { buyer: 'comprador', shop: 'tienda' } as const;

async function photos(context: Context, one: CaseRow): Promise<DossierPart[]> {
  return (await listPhotos(context.write, one.id)).map(({ id, side, createdAt }) => ({
    name: `fotos/${SIDES[side]}-${id}.webp`,
    title: `Foto de ${side === 'buyer' ? 'quien compró' : 'la tienda'}, ${momentText(createdAt)}`,
    read: async () => {
      const photo = await readPhoto(context, one.id, id);
      if (!photo.ok) throw new Error(`The photo ${id} of the case ${one.id} is gone`);
      return photo.value;
    },
  }));
}

async function pdfPart(
  { config, now }: Context,
  one: CaseRow,
  { name, title, parts }: { name: string; title: string; parts: readonly SheetPart[] },
): Promise<DossierPart> {
  const { brand } = config;
  const bytes = await drawSheet({
    author: `${brand.legalName} · NIT ${brand.nit}`,
    title,
    subtitle: `Caso ${caseNumberText(one)} · ${momentText(now())}`,
    parts,
  });
  return { name, title, read: async () => bytes };
}
