import { traceIdOf } from './trace.js';

const REQUEST = '0b1d6a3e-6c1c-4a55-9b1e-6f0d5a7a9c11';
const OWN = '0b1d6a3e6c1c4a559b1e6f0d5a7a9c11';
const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('The trace of a call', () => {
  it.each([
    `00-${GIVEN}-00f067aa0ba902b7-01`,
    ` 00-${GIVEN}-00f067aa0ba902b7-00 `,
    `cc-${GIVEN}-00f067aa0ba902b7-01-more`,
  ])('is the one that its header names: %s', (header) => expect(traceIdOf(header, REQUEST)).toBe(GIVEN));

  it.each([
    undefined,
    '',
    ['a', 'b'],
    'anna@clinic.example',
    `ff-${GIVEN}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${GIVEN}-${'0'.repeat(16)}-01`,
    `00-${GIVEN.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${GIVEN}-00f067aa0ba902b7`,
  ])('is its own without a valid one: %j', (header) => expect(traceIdOf(header, REQUEST)).toBe(OWN));
});
