import { readFileSync } from 'node:fs';
import path from 'node:path';
import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { projectFolder } from '../../../project-folder.ts';
import { getSystemState, listFailed } from '../system.service.ts';

const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  version: string;
};

export function systemReads(context: Context) {
  return {
    getSystemState: forOperator('see-system', async () => success(await getSystemState(context, version))),
    listFailedMessages: forOperator('see-system', async ({ before }: { before?: number | undefined }) =>
      success(await listFailed(context, before)),
    ),
  };
}
