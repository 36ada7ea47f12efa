import { Pool } from 'undici';
import { median } from './setup.mjs';

/** Asks the same over and over on kept connections. CPU is in milliseconds per request, p50 in milliseconds. */
export async function load({ origin, path, headers, cpu }, lanes, durationMs) {
  const pool = new Pool(origin, { connections: lanes });
  const times = [];
  const before = cpu();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - started < durationMs) {
        const begun = performance.now();
        const { statusCode, body } = await pool.request({ path, headers, method: 'GET' });
        await body.dump();
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const used = cpu() - before;
  await pool.close();
  return { cpu: used / times.length, p50: median(times), perSecond: times.length / seconds };
}
