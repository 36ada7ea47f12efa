import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setClinicZone, USUAL_ZONE } from '../../src/platform/time/time.js';
import { answerTo, type Command } from '../../src/scripts/command.js';

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** What a command answers and writes, called without a process, which takes seconds to come up. */
export async function callCommand(
  command: Command,
  options: string[],
  variables: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const call = {
    options,
    variables,
    say: (text: string) => void (written.stdout += text),
    complain: (text: string) => void (written.stderr += text),
  };
  try {
    return { status: await answerTo(call, command), ...written };
  } finally {
    // A process would have taken its zone along.
    setClinicZone(USUAL_ZONE);
  }
}

/** A built command as an operator runs it. */
export function runCommand(name: string, options: string[], variables: NodeJS.ProcessEnv): Outcome {
  const script = resolve(import.meta.dirname, `../../dist/scripts/${name}.js`);
  const env = { PATH: process.env.PATH, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
