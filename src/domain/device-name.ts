const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** 'Chrome en Android' of what a browser says of itself; enough to know one's own devices by. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? 'Otro navegador';
  const system = nameIn(systems, userAgent);
  return system ? `${browser} en ${system}` : browser;
}

/** The part of an address that says whose network it is, not whose house: '190.25.*.*', '2800:e2:*'. */
export function addressPart(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  const separator = plain.includes(':') ? ':' : '.';
  const parts = plain.split(separator).filter(Boolean);
  const rest = separator === ':' ? ':*' : '.*.*';
  return parts.length < 3 ? '' : parts.slice(0, 2).join(separator) + rest;
}

function nameIn(names: readonly [RegExp, string][], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
