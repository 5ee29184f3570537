import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The library behind sharp reads TTF only, so the two label fonts lie here unpacked (OFL-1.1).
// Imported first by render.ts: fontconfig looks at the variable when the first text is drawn.
const configFolder = join(tmpdir(), 'plazuela-picture-fonts');
mkdirSync(configFolder, { recursive: true });
const configFile = join(configFolder, 'fonts.conf');
writeFileSync(
  configFile,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(import.meta.dirname, 'fonts')}</dir><cachedir>${join(configFolder, 'cache')}</cachedir></fontconfig>`,
);
process.env.FONTCONFIG_FILE = configFile;

// Family names as the files carry them: variable fonts are filed under their default instance.
export const displayFont = "'Bricolage Grotesque 96pt ExtraBold'";
export const textFont = "'Figtree Light'";
