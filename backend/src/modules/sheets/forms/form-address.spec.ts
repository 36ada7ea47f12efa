import { parseFormAddress, publicPathOf } from './form-address.js';

const FORM = '1xQ7vT2mKd9LrWc4NzYb8HsJf3GpEa6UoVi5RtCnXw0';
const PUBLIC = '1FAIpQLSe4mXb7QkT2vZr9Wd0HnJc5YpLg8sFu3KaRi6OxVtEz1BqNwA';

describe('the address of a form', () => {
  it.each([
    `https://docs.google.com/forms/d/${FORM}/edit`,
    `https://docs.google.com/forms/d/${FORM}/edit#responses`,
    `https://docs.google.com/forms/d/${FORM}/viewform?usp=sf_link`,
    `https://docs.google.com/forms/d/${FORM}`,
    `https://docs.google.com/forms/u/0/d/${FORM}/edit`,
    `https://docs.google.com/a/klinika.hu/forms/d/${FORM}/edit`,
    `http://docs.google.com/forms/d/${FORM}/edit`,
    `  https://DOCS.google.com/forms/d/${FORM}/prefill `,
    `docs.google.com/forms/d/${FORM}/edit`,
    FORM,
  ])('may name the form itself: %s', (address) =>
    expect(parseFormAddress(address)).toEqual({ kind: 'form', id: FORM }),
  );

  it.each([
    `https://docs.google.com/forms/d/e/${PUBLIC}/viewform`,
    `https://docs.google.com/forms/u/1/d/e/${PUBLIC}/formResponse?usp=pp_url`,
    `https://docs.google.com/a/klinika.hu/forms/d/e/${PUBLIC}/viewform`,
    `https://docs.google.com/forms/d/${PUBLIC}/viewform`,
    PUBLIC,
  ])('may be that of its public page: %s', (address) =>
    expect(parseFormAddress(address)).toEqual({ kind: 'responder', id: PUBLIC }),
  );

  it('may be short', () => {
    expect(parseFormAddress('https://forms.gle/AbC123xyz')).toEqual({ kind: 'short', path: '/AbC123xyz' });
    expect(parseFormAddress('forms.gle/AbC123xyz?x=1')).toEqual({ kind: 'short', path: '/AbC123xyz' });
  });

  it('is not mistaken for that of a sheet', () => {
    expect(parseFormAddress(`https://docs.google.com/spreadsheets/d/${FORM}/edit#gid=0`).kind).toBe('sheet');
  });

  it.each([
    '',
    '   ',
    'nem link',
    'https://docs.google.com/',
    'https://docs.google.com/forms/',
    'https://docs.google.com/document/d/1xQ7vT2mKd9LrWc4NzYb8HsJf3/edit',
    `https://docs.google.com.evil.example/forms/d/${FORM}/edit`,
    `https://docs.google.com@evil.example/forms/d/${FORM}/edit`,
    `https://user@docs.google.com/forms/d/${FORM}/edit`,
    `https://docs.google.com:8443/forms/d/${FORM}/edit`,
    `https://evil.example/docs.google.com/forms/d/${FORM}/edit`,
    `https://docs.google.com/forms/d/../../x/${FORM}`,
    `https://127.0.0.1/forms/d/${FORM}/edit`,
    'https://forms.gle/',
    'https://forms.gle/a/b',
    'https://forms.gle.evil.example/AbC123',
    'javascript:alert(1)',
    'https://surveys.example/s/123',
  ])('is unknown: %s', (address) => expect(parseFormAddress(address)).toEqual({ kind: 'unknown' }));

  it('leads to a public page in either way', () => {
    expect(publicPathOf({ kind: 'form', id: FORM })).toBe(`/forms/d/${FORM}/viewform`);
    expect(publicPathOf({ kind: 'responder', id: PUBLIC })).toBe(`/forms/d/e/${PUBLIC}/viewform`);
  });
});
