import { queueStory } from './queue-story.js';
import { togetherStory } from './batch-loader-story.js';

describe('jobs with the queue in PostgreSQL', () => {
  queueStory(async () => null);
});

describe('items of a queue in PostgreSQL', () => {
  togetherStory(async () => null);
});
