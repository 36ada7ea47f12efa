import { expect, it } from 'vitest';
import { takeApart } from './scripts/outline-parts.ts';

it('takes parts out of a page, those within others too, and leaves a place for each', () => {
  const rendered =
    '<a>{{title}}</a><outline-part name="list"><ol>' +
    '<outline-part name="item"><li>{{text}}</li></outline-part></ol></outline-part><b>$&</b>';
  expect(takeApart(rendered)).toEqual({
    html: '<a>{{title}}</a>{{list}}<b>$&</b>',
    parts: { list: '<ol>{{item}}</ol>', item: '<li>{{text}}</li>' },
  });
});

it('takes no two parts of one name', () => {
  const part = '<outline-part name="a">x</outline-part>';
  expect(() => takeApart(part + part)).toThrow('Two parts are called a.');
});
