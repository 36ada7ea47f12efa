import { homeOf } from './home.js';

describe('which installation a public address stands for', () => {
  it.each([
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3177/', 'localhost'],
    ['http://[::1]:3000', 'localhost'],
    ['https://Results.Example', 'results.example'],
    ['http://results.example/', 'results.example'],
    ['https://results.example:8443', 'results.example:8443'],
    ['https://example.com/results/', 'example.com/results'],
    ['https://localhost.example', 'localhost.example'],
  ])('%s: %s', (address, home) => {
    expect(homeOf(address)).toBe(home);
  });
});
