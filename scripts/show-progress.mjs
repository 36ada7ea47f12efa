/**
 * Shows how far some work is, for as long as it goes on: on a terminal in one line that is written anew, elsewhere in a line every
 * ten seconds, in the log of a CI not at all. At its end one line says how long it took.
 */
export async function showProgress(verb, howFar, work) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const line = () => `  ${howFar()}, ${seconds()} s`;
  const { isTTY } = process.stdout;
  const clear = isTTY ? '\r\x1b[K' : '';
  const show = isTTY ? () => process.stdout.write(clear + line()) : () => console.log(line());
  const timer = process.env.CI ? undefined : setInterval(show, isTTY ? 1000 : 10_000);
  try {
    await work();
  } finally {
    clearInterval(timer);
    process.stdout.write(clear);
  }
  console.log(`${verb} in ${seconds()} s.`);
}
