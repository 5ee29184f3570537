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
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const endWatch = endWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      endWatch();
      for (const name of signals) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

// Killed by force, npm cannot pass it on. (`exec` in package.json leaves no shell between npm and us, which would
// swallow its other signals.)
function endWithNpm(stop) {
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const timer = setInterval(() => process.ppid !== npm && stop(), 500);
  return () => clearInterval(timer);
}

/** node_modules/.bin first, so that every program runs on the Node that came with the packages. */
function withOurPrograms() {
  const folder = path.join(projectFolder, 'node_modules', '.bin');
  return { PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` };
}
