import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from './preflight.mjs';

/** Runs a program to its end with our input and output; answers its exit code. */
export function run(program, programArguments, environment = {}) {
  // Lets the child notice when this process is gone for good (kill -9), see main.ts.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(program, programArguments, {
    cwd: projectFolder,
    stdio,
    env: { ...process.env, ...withOurPrograms(), ...environment },
  });
  const forward = (signal) => child.kill(signal);
  // Ctrl+C reaches the child by itself; here it must only not end this process first.
  const listeners = [
    ['SIGINT', () => {}],
    ['SIGTERM', forward],
    ['SIGHUP', forward],
  ];
  for (const [signal, listener] of listeners) process.on(signal, listener);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const [name, listener] of listeners) process.off(name, listener);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** node_modules/.bin first, so that every program runs on the Node that came with the packages. */
function withOurPrograms() {
  const folder = path.join(projectFolder, 'node_modules', '.bin');
  return { PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` };
}
