/**
 * The code with other bodies of functions that stand at the beginning of a line, indented by one tab at most. A name that is
 * not there changes nothing.
 */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  let replaced = code;
  for (const [name, body] of Object.entries(bodies))
    replaced = replaced.replace(
      new RegExp(
        `^(\\t?)((?:async )?function ${name.replace('$', '\\$')}\\([\\s\\S]*?\\)) \\{\\n[\\s\\S]*?^\\1\\}$`,
        'm',
      ),
      (_, indent: string, head: string) => `${indent}${head} { ${body} }`,
    );
  return replaced;
}
