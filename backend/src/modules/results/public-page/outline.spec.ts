import { fillOutline, type OutlinedPage, type OutlineTemplate } from './outline.js';

const template: OutlineTemplate = {
  html: '<h1>{{title}}</h1>{{first-name}}{{second-name}}|{{before}}[{{area}}]{{after}}|{{place}}|{{percent}} {{band}} {{points}}|{{moves}}|{{nothing}}',
  parts: {
    'first-name': '<dd class="strong">{{name}}</dd>',
    'second-name': '<dd>{{name}}</dd>',
    place: '<p>{{text}}</p>',
    moves: '<h2>{{title}}</h2>{{items}}',
    items: '<li><b>{{name}}</b>{{rest}} ({{area}}, {{gain}})</li>',
  },
  texts: {
    'evaluation.headline.blue': 'Good; next: {area}.',
    'evaluation.headline.blue-alone': 'Good.',
    'evaluation.headline.full': 'All points.',
    'evaluation.position.ahead_one': 'ahead of {ahead} of one',
    'evaluation.position.ahead_other': 'ahead of {ahead} of {n}',
    'evaluation.score.points': '{score} of {max}',
    'evaluation.tip.points_one': '{points} point',
    'evaluation.tip.points_other': '{points} points',
    'evaluation.welcome.moves-title': 'Start here',
    'evaluation.welcome.title': 'Your result',
    'score.band.blue': 'good',
    'score.band.green': 'strong',
  },
};
const tip = (text: string, rank: number, points = 2) => ({ tip: text, points, weight: 1, rank });
const page = (change: Partial<OutlinedPage> = {}): OutlinedPage => ({
  language: 'en',
  evaluation: { clientName: 'Dr A', clinicName: 'Clinic', percentage: 62.5, totalScore: 5, maxScore: 8 },
  sections: [
    { id: 1, name: 'One' },
    { id: 2, name: 'Two' },
  ],
  sectionData: {},
  position: { ahead: 3, n: 7 },
  ...change,
});
const filled = (change: Partial<OutlinedPage> = {}, own = {}) => fillOutline(template, page(change), own);

it('tells the result, and the place among the others where there is one', () => {
  expect(filled()).toBe(
    '<h1>Your result</h1><dd class="strong">Dr A</dd><dd>Clinic</dd>|Good.[]|<p>ahead of 3 of 7</p>|62.5% good 5 of 8||',
  );
  expect(filled({ position: null })).toContain('|Good.[]||');
  expect(filled({ position: { ahead: 1, n: 1 } })).toContain('<p>ahead of 1 of one</p>');
});

it('names the three first tips of all areas in their ranking, and the area of the first one', () => {
  const sectionData = {
    1: { tips: [tip('Do D.', 4), tip('Do B. Then rest.', 2, 1), tip('  ', 0)] },
    2: { tips: [tip('Do C.', 3, 0), tip('Do A.', 1)] },
  };
  const items =
    '<li><b>Do A.</b> (Two, 2 points)</li><li><b>Do B.</b> Then rest. (One, 1 point)</li><li><b>Do C.</b> (Two, )</li>';
  expect(filled({ sectionData })).toContain(`Good; next: [Two].|`);
  expect(filled({ sectionData })).toContain(`|<h2>Start here</h2>${items}|`);
});

it('says the questionnaire’s own words', () => {
  expect(filled({}, { 'evaluation.welcome.title': 'Ours' })).toContain('<h1>Ours</h1>');
});

it('takes every text as text: markup, places and patterns within it mean nothing', () => {
  const hostile = '<script>{{title}} {area} $& {{moves}}';
  const evaluation = { ...page().evaluation, clientName: hostile, clinicName: ' ' };
  const html = filled({
    evaluation,
    sections: [{ id: 1, name: hostile }],
    sectionData: { 1: { tips: [tip(hostile, 1)] } },
  })!;
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('Start here</h2></b>');
  expect(html.split('&#60;script&#62;{{title}} {area} $&#38; {{moves}}')).toHaveLength(5);
});

it('is nothing where there is no result to judge, and names no area where nothing is left to do', () => {
  const evaluation = page().evaluation;
  expect(filled({ evaluation: { ...evaluation, maxScore: 0 } })).toBeNull();
  expect(filled({ evaluation: { ...evaluation, percentage: 100 } })).toContain('|All points.[]|');
});
