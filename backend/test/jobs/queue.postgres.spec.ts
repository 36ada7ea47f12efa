import { queueStory } from './queue-story.js';

describe('jobs with the queue in PostgreSQL', () => {
  queueStory(async () => null);
});
