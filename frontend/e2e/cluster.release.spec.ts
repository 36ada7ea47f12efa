import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type Cluster } from '../../backend/test/setup/cluster.ts';
import { test, whatIsMissing } from './cluster-server.ts';
import { doMainJob } from './main-job.ts';
import { signedInRequest, signIn, signInAs } from './sign-in.ts';

/** How long a killed process stays away at least, and how long all are up before the next one is killed. */
const AWAY_MS = 800;
const UP_MS = 400;

test.skip(whatIsMissing() !== null && process.env.REQUIRE_ALL !== '1', whatIsMissing() ?? '');
// A minute where nobody else uses the machine.
test.describe.configure({ timeout: 600_000 });

test('the main job goes on while servers are killed one by one', async ({ page, browser, cluster }) => {
  await signIn(page, cluster);
  const killing = killOneByOne(cluster);
  for (let done = 1; done === 1 || !killing.isOver(); done += 1)
    await doMainJob(page, browser, cluster, `kliens.${done}@proba.example`);
  expect(await killing.killed).toEqual(['api 1', 'worker 1', 'api 2', 'worker 2']);
});

test('reads and sign-in go on while Redis is away', async ({ page, cluster }) => {
  const colleague = 'kollega@proba.example';
  const request = await signedInRequest(cluster);
  await expect(await request.post('/api/admin/users', { data: { email: colleague } })).toBeOK();
  await cluster.redis.stop();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signInAs(page, colleague, cluster);
  await expect(await request.get('/api/admin/questionnaires')).toBeOK();
});

/** Kills every process once, with kill -9, and starts it again. */
function killOneByOne({ members }: Cluster): { killed: Promise<string[]>; isOver: () => boolean } {
  let over = false;
  const [api1, api2, worker1, worker2] = members;
  const kill = async () => {
    const killed: string[] = [];
    for (const member of [api1!, worker1!, api2!, worker2!]) {
      await sleep(UP_MS);
      await member.kill();
      killed.push(member.name);
      await sleep(AWAY_MS);
      await member.start();
    }
    return killed;
  };
  return { killed: kill().finally(() => (over = true)), isOver: () => over };
}
