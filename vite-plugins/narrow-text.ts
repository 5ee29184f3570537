import type { Plugin } from 'vite';

/**
 * V8 keeps a file in two bytes a character as soon as one of them lies beyond Latin-1, as '…' does: in the server's files such
 * characters are written as escapes, of which strings, templates and patterns make the same.
 */
export function narrowText(): Plugin {
  return {
    name: 'narrow-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Not sooner: the last step before writes some characters as they were.
    generateBundle(_options, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = narrow(file.code);
    },
  };
}

/** Code of which every character fits into a byte. */
export function narrow(code: string): string {
  return code.replace(/[^\0-\xff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
