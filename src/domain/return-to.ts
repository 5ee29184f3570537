/**
 * Where to go after login (spec 4): only a path of our own. Browsers read '//host' and '/\host' as another site, and
 * drop tabs and line breaks before they look.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > 2_000) return null;
  if (!value.startsWith('/') || /^\/[/\\]/.test(value) || /[\p{Cc}\\]/u.test(value)) return null;
  return isAuthPath(value) ? null : value;
}

/** Spec 2.1: whoever comes from one of these pages lands on the profile instead. */
export function isAuthPath(path: string): boolean {
  const plain = decoded(path.split(/[?#]/, 1)[0] ?? '');
  return /^\/(login|olvido-contraseña|registro-seleccion|registro-usuario|registro-vendedor)(\/|$)/.test(
    plain,
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
