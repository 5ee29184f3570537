import {
  type ContentSlot,
  FEATURED_SELLER_LINK,
  type HeroContent,
  MAXIMUM_BENEFITS,
  MAXIMUM_MESSAGES,
  MAXIMUM_POPULAR,
  type SlotContent,
  type StoreContent,
} from './store-content.ts';

/** Spanish messages by field; list items as `messages.0`. */
type ContentProblems = Record<string, string>;

const REQUIRED = 'Este campo es obligatorio.';

/** What keeps a place's content from being shown; {} when nothing does. */
export function contentProblems(slot: ContentSlot, content: SlotContent): ContentProblems {
  const { heroFirst, heroSecond, ticker, benefits, promo, popular } = content;
  if (content[slot] === undefined) return { content: 'Falta el contenido.' };
  if (slot === 'heroFirst' && heroFirst) return heroProblems(heroFirst);
  if (slot === 'heroSecond' && heroSecond) return heroProblems(heroSecond);
  if (ticker) return listProblems('messages', ticker.messages, MAXIMUM_MESSAGES);
  if (benefits) {
    const names = benefits.items.map(({ name }) => name);
    return listProblems('items', names, MAXIMUM_BENEFITS);
  }
  if (promo) return promoProblems(promo);
  if (popular && popular.categoryIds.length > MAXIMUM_POPULAR)
    return { categoryIds: `Elige máximo ${MAXIMUM_POPULAR} categorías.` };
  if (popular && new Set(popular.categoryIds).size < popular.categoryIds.length)
    return { categoryIds: 'Una categoría está repetida.' };
  return {};
}

/** A path of the site or a safe address elsewhere: nothing that a browser would run. */
export function isContentLink(link: string): boolean {
  if (link === FEATURED_SELLER_LINK) return true;
  if (/[\s\\]/.test(link)) return false;
  return /^\/(?!\/)/.test(link) || isSecureAddress(link);
}

function heroProblems({ title, buttonText, link, wideUrl, narrowUrl }: HeroContent): ContentProblems {
  return {
    ...(title.trim() === '' && { title: REQUIRED }),
    ...(title.split('\n').length > 4 && { title: 'Escribe máximo cuatro renglones.' }),
    ...(buttonText.trim() === '' && { buttonText: REQUIRED }),
    ...(!isContentLink(link) && {
      link: 'Escribe una ruta del sitio, como /productos, o una dirección con https://.',
    }),
    // On a phone a wide picture would show its middle only, and the other way round.
    ...((wideUrl === null) !== (narrowUrl === null) && {
      [wideUrl === null ? 'wideUrl' : 'narrowUrl']: 'Sube las dos imágenes, la ancha y la de celular.',
    }),
  };
}

function promoProblems({ facebookUrl, instagramUrl, linkedinUrl }: StoreContent['promo']): ContentProblems {
  const links = { facebookUrl, instagramUrl, linkedinUrl };
  const wrong = Object.entries(links).filter(([, link]) => link !== '' && !isSecureAddress(link));
  return Object.fromEntries(
    wrong.map(([name]) => [name, 'Escribe una dirección con https:// o déjala vacía.']),
  );
}

function listProblems(name: string, texts: readonly string[], maximum: number): ContentProblems {
  if (texts.length === 0) return { [name]: 'Agrega al menos uno.' };
  if (texts.length > maximum) return { [name]: `Máximo ${maximum}.` };
  const problems: ContentProblems = {};
  texts.forEach((text, index) => {
    if (text.trim() === '') problems[`${name}.${index}`] = REQUIRED;
    else if (texts.indexOf(text) < index) problems[`${name}.${index}`] = 'Ya está en la lista.';
  });
  return problems;
}

function isSecureAddress(link: string): boolean {
  return /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i.test(link);
}
