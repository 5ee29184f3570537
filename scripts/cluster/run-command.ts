import { spawn } from 'node:child_process';
import type { ExecResult } from './cluster-types.ts';

/** Runs a program to its end, whatever its exit code is. */
export function runCommand(program: string, given: readonly string[], input = ''): Promise<ExecResult> {
  const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'pipe'], env: ENVIRONMENT });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 128, ...texts }));
  });
}

/** The same; any exit code but 0 is an error with what the program said. */
export async function mustRun(program: string, given: readonly string[], input?: string): Promise<string> {
  const { code, stdout, stderr } = await runCommand(program, given, input);
  if (code !== 0) throw new Error(`${program} ${given.join(' ')} ended with ${code}: ${stderr || stdout}`);
  return stdout;
}

export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const ENVIRONMENT = {
  PATH: SYSTEM_PATH,
  LANG: 'C.UTF-8',
  HOME: '/root',
};
