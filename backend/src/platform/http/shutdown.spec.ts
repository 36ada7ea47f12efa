import { CALLS_LIMIT_MS, Shutdown } from './shutdown.js';

describe('A process that was asked to stop', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives calls longer than jobs, counted from when it was asked', async () => {
    const stopping = new Shutdown();
    stopping.begin();
    await jest.advanceTimersByTimeAsync(10_000);
    const ended: string[] = [];
    const never = new Promise(() => undefined);
    void stopping.allow(never).then(() => ended.push('jobs'));
    void stopping.allow(never, CALLS_LIMIT_MS).then(() => ended.push('calls'));
    await jest.advanceTimersByTimeAsync(4999);
    expect(ended).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['jobs']);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).toEqual(['jobs']);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['jobs', 'calls']);
  });
});
