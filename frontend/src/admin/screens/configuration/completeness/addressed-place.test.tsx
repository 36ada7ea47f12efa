import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeQuestion,
  makeReview,
  makeSection,
  makeUnknownAnswer,
} from '../../../testing/make-configuration.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { draftsOf } from '../questions/question-drafts.ts';
// Compiled here, not while a test waits for what is shown.
import '../overview/overview-part.tsx';
import '../questions/questions-part.tsx';

const api = new ApiServer();
const told = { part: 'példa.hu' };

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  draftsOf(1, 7).discard([11, 12]);
  Element.prototype.scrollIntoView = () => undefined;
  const sections = [makeSection(), makeSection({ id: 4, name: 'Kapcsolat' })];
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration(sections) }));
  const options = [
    makeAnswer({ id: 101, label: 'igen' }),
    makeAnswer({ id: 102, label: 'nem', advice: 'Lásd: példa.hu' }),
  ];
  const product = { relatedProduct: 'Naptár' };
  api.on('GET /api/admin/questions', () => ({
    body: [
      makeQuestion({ options, ...product, productDescription: null }),
      makeQuestion({
        id: 12,
        sectionId: 4,
        relatedTip: 'Lásd: példa.hu',
        ...product,
        productDescription: 'példa.hu',
      }),
    ],
  }));
  api.on('GET /api/admin/unknown-answers', () => ({ body: [makeUnknownAnswer()] }));
  api.on('GET /api/admin/analytics/answers', () => ({ body: [] }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on('GET /api/admin/configuration-review', () => ({ body: makeReview() }));
});

/** Goes to the address as a link within the app does. */
const goTo = (address: string, state: object) => {
  window.history.pushState({ usr: state, key: 'gone', idx: 1 }, '', `/config${address}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as object }));
};

it.each([
  ['#question-12', 'question-12'],
  ['#question-11-pointValue', 'question-11-pointValue'],
  ['#question-12-relatedTip', 'question-12-relatedTip'],
  ['#option-102', 'answer-11-102-label'],
  ['#answer-11-101-meaning', 'answer-11-101-meaning'],
  ['#answers-12-add', 'answers-12-add'],
  ['#welcome-tips', 'welcome-tips'],
  ['#section-4-description', 'section-4-description'],
  ['#section-4-shownIf', 'section-4-shownIf'],
  ['#question-12-shownIf', 'question-12-shownIf'],
  ['#unknown-answers', 'unknown-answers'],
  ['#questions', 'questions'],
  ['#add-section', 'add-section'],
  ['#completeness', 'completeness'],
])('the address %s opens what is folded and has the focus on its field', async (address, field) => {
  await renderScreen(api, `/config${address}`);
  await waitFor(() => expect(document.activeElement?.id).toBe(field));
});

it('what is under more fields is unfolded when it is addressed, and else folded', async () => {
  await renderScreen(api, '/config#question-12-weight');
  await waitFor(() => expect(document.activeElement?.id).toBe('question-12-weight'));
  const toggle = document.querySelector('[aria-controls="question-12-more"]');
  expect(toggle?.getAttribute('aria-expanded')).toBe('true');
  act(() => goTo('#question-11', {}));
  await waitFor(() => expect(document.activeElement?.id).toBe('question-11'));
  expect(document.getElementById('question-11-weight')).toBeNull();
});

it.each([
  ['#question-11-relatedTip', 'answer-11-102-advice'],
  ['#question-12-relatedTip', 'question-12-relatedTip'],
  ['#question-11-productDescription', 'question-12-productDescription'],
])('%s leads to where the part that was found stands', async (address, field) => {
  await renderScreen(api, '/config/questions');
  await waitFor(() => expect(document.getElementById('question-11')).not.toBeNull());
  act(() => goTo(address, told));
  await waitFor(() => expect(document.activeElement?.id).toBe(field));
});

it.each(['#question-99', '#content', '#elsewhere', '#question-x'])('%s leads nowhere', async (address) => {
  await renderScreen(api, `/config/questions${address}`);
  await waitFor(() => expect(document.getElementById('question-11')).not.toBeNull());
  expect([document.body.id, 'content', '']).toContain(document.activeElement?.id);
});
