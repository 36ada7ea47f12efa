import { mainJobStory } from './main-job.js';

describe('The main job, with the queue on Postgres', () => {
  mainJobStory(() => Promise.resolve({}));
});
