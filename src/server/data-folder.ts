import { access, constants, mkdir } from 'node:fs/promises';
import { StartFailure } from './start-failure.ts';

/** Fails at once, and clearly, when the data folder cannot be used. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written (${code}). Set DATA_DIR to a folder of your own.`,
    );
  }
}
