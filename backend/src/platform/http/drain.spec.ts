import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '../../../test/setup/until.js';
import { drainable } from './drain.js';
import { Shutdown } from './shutdown.js';

describe('A server that is drained', () => {
  let server: Server;
  let drain: () => Promise<void>;
  let caller: Socket;

  beforeEach(async () => {
    server = createServer((_request, response) => response.end('answered'));
    const stopping = new Shutdown();
    drain = drainable(server, stopping);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(caller, 'connect');
    stopping.begin();
  });
  afterEach(() => {
    caller.destroy();
    server.close();
  });

  it('answers a call on a connection that was there before, although it comes when nobody is let in any more', async () => {
    const looked = jest.spyOn(server, 'closeIdleConnections');
    const drained = drain();
    await until(() => Promise.resolve(!server.listening && looked.mock.calls.length >= 3));
    caller.write('GET / HTTP/1.1\r\nHost: clinic.example\r\n\r\n');
    const cut = once(caller, 'close').then(() => ['The connection was closed']);
    const [answer] = await Promise.race([once(caller, 'data'), cut]);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*answered$/);
    await drained;
  });

  it('does not wait for a connection on which no call ever comes', async () => {
    const started = Date.now();
    await drain();
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});
