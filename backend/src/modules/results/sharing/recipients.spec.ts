import { personAt, recipientsOf } from './sharing.service.js';

describe('The recipients of a share', () => {
  it('are each address once, trimmed and in lower case', () => {
    expect(recipientsOf([' Anna@Clinic.EXAMPLE ', 'bela@clinic.example', 'anna@clinic.example'])).toEqual({
      addresses: ['anna@clinic.example', 'bela@clinic.example'],
      refused: 1,
    });
  });

  it.each([
    'anna',
    'anna@',
    '"a b"@clinic.example',
    'anna@clinic.example\r\nBcc: x@evil.example',
    'anna@clinic.example, x@evil.example',
    'friends: a@b.example, c@d.example;',
    'anna%0abcc:x@evil.example',
    'Anna <anna@clinic.example>',
    `${'a'.repeat(2000)}@clinic.example`,
  ])('are never %j', (entry) => expect(recipientsOf([entry])).toEqual({ addresses: [], refused: 1 }));

  it('leave blank entries out of every count', () => {
    expect(recipientsOf(['', '  ', '\u200b', 'a@b.hu'])).toEqual({ addresses: ['a@b.hu'], refused: 0 });
  });

  it.each(['a.n.n.a@b.hu', 'anna+one@b.hu', 'an.na+one+two@b.hu'])('count %s as anna@b.hu', (address) =>
    expect(personAt(address)).toBe('anna@b.hu'),
  );

  it('keep other people apart', () => {
    expect(new Set(['anna@b.hu', 'anna@c.hu', 'hanna@b.hu', '+x@b.hu'].map(personAt)).size).toBe(4);
  });
});
