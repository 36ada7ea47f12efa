import { test } from '@playwright/test';
import { doMainJob } from './main-job.ts';
import { sharedPlace } from './place.ts';
import { signIn } from './sign-in.ts';

test('a response goes from upload to an opened evaluation', async ({ page, browser }) => {
  await signIn(page);
  await doMainJob(page, browser, sharedPlace(), 'uj.kliens@proba.example');
});
