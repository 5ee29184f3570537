/** What stands beside a word that everybody knows: a year, a sign, a few digits. */
const LONGEST_ORNAMENT = 6;
const SHORTEST_WORD = 3;
const SHORTEST_RUN = 4;
const LONGEST_BESIDE_RUNS = 4;

/** What people of this country would add to the passwords of published leaks. */
const ownWords = [
  'contrasena clave usuario administrador vendedor comprador tienda compras mercado bienvenido bienvenida secreto',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'lunes martes miercoles jueves viernes sabado domingo primavera verano invierno',
  'antioquia atlantico bolivar boyaca caldas cauca cesar cordoba cundinamarca huila magdalena narino quindio risaralda',
  'santander tolima manizales pereira armenia ibague neiva pasto popayan cucuta bucaramanga barranquilla cartagena',
  'millonarios nacional junior santafe deportivocali tricolor jesucristo diosesamor tequiero teamo familia',
].flatMap((line) => line.split(' '));

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

/**
 * Whether a password is among the first that anybody would try: one of the published ones, a well-known word or one of
 * `personal` (brand, name, e-mail) with an ornament, a row of keys, or the same few characters again and again.
 */
export async function isCommonPassword(password: string, personal: readonly string[] = []): Promise<boolean> {
  loaded ??= loadKnown();
  return isAmong(await loaded, password, personal);
}

// Loaded for the first password that somebody chooses: these 49,000 take 6 MB.
let loaded: Promise<ReadonlySet<string>> | undefined;

async function loadKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].map(fold), ...ownWords]);
}

function isAmong(known: ReadonlySet<string>, password: string, personal: readonly string[]): boolean {
  const plain = fold(password);
  const words = personal.flatMap((text) => fold(text).split(/[^a-z0-9]+/));
  return (
    new Set(plain).size <= 4 ||
    [plain, plain.replace(/[^a-z0-9]/g, '')].some((text) => known.has(text) || isRepetition(text)) ||
    withoutLeet(plain).some((text) => isOrnamentedWord(known, text)) ||
    withoutLeet(plain).some((text) => isMadeOf(text, words)) ||
    withoutRuns(plain).length <= LONGEST_BESIDE_RUNS
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const LEET: Record<string, string> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', 5: 's', $: 's', 7: 't' };

/** As it is, and with the letters that signs and digits between and after letters stand for. */
function withoutLeet(plain: string): string[] {
  const letterOf = (sign: string) => LEET[sign] ?? sign;
  const between = plain.replace(/[@4310$57](?=[a-z@4310$57]*[a-z])/g, letterOf);
  return [plain, between, between.replace(/(?<=[a-z])[@4310$57]/g, letterOf)];
}

function isOrnamentedWord(known: ReadonlySet<string>, text: string): boolean {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (word.length < SHORTEST_WORD || text.length - word.length > LONGEST_ORNAMENT) return false;
  return known.has(word) || known.has(word.replace(/[^a-z]/g, '')) || isRepetition(word);
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const own = words.filter(({ length }) => length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.length <= LONGEST_ORNAMENT;
}

function isRepetition(text: string): boolean {
  return /^(.{1,5}?)\1+.?$/.test(text);
}

/** What is left without the stretches of keys or letters that stand beside each other. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length; ) {
    const length = runLength(text, start);
    if (length < SHORTEST_RUN) rest += text[start];
    start += length < SHORTEST_RUN ? 1 : length;
  }
  return rest;
}

function runLength(text: string, start: number): number {
  let length = 1;
  while (start + length < text.length) {
    const longer = text.slice(start, start + length + 1);
    if (!rows.some((row) => row.includes(longer))) break;
    length++;
  }
  return length;
}
