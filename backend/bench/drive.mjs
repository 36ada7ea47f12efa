import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends GET requests over keep-alive connections, one at a time on each, as cheaply as possible, so that the server and
 * not its caller is measured. `next()` gives the next request's path and headers. Answers requests per second, the
 * median time in ms, and how often each status came.
 */
export async function drive(baseUrl, next, { count, lanes = 8 }) {
  const { hostname, port, host } = new URL(baseUrl);
  const times = [];
  const statuses = {};
  let sent = 0;
  const started = performance.now();
  const lane = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let [received, expected, at] = [Buffer.alloc(0), -1, 0];
      const send = () => {
        if (sent >= count) {
          socket.end();
          return resolve();
        }
        sent += 1;
        const { path, headers = {} } = next();
        const lines = Object.entries({ Host: host, ...headers }).map(
          ([name, value]) => `${name}: ${value}\r\n`,
        );
        at = performance.now();
        socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('close', () => reject(new Error(`${baseUrl} has hung up`)));
      socket.on('data', (chunk) => {
        received = received.length ? Buffer.concat([received, chunk]) : chunk;
        if (expected < 0) {
          const end = received.indexOf(HEAD_END);
          if (end < 0) return;
          const head = received.toString('latin1', 0, end);
          const status = head.slice(9, 12);
          statuses[status] = (statuses[status] ?? 0) + 1;
          expected = end + 4 + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        }
        if (received.length < expected) return;
        times.push(performance.now() - at);
        [received, expected] = [Buffer.alloc(0), -1];
        send();
      });
    });
  await Promise.all(Array.from({ length: lanes }, lane));
  const perSecond = (1000 * times.length) / (performance.now() - started);
  return { perSecond, p50: times.sort((a, b) => a - b)[Math.floor(times.length / 2)], statuses };
}
