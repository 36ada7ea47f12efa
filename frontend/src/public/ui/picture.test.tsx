import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';
import { Picture } from './picture.tsx';

const path = `/api/pictures/logo-240x60-${'a'.repeat(32)}.svg`;

describe('initials in place of a picture', () => {
  it.each([
    ['Dr. Minta Katalin', 'MK'],
    ['Dr. Szabó-Kovács Éva', 'SÉ'],
    ['Példa Digitális Egészségügyi Műhely', 'PM'],
    ['Minta Kft.', 'M'],
    ['Őszi és Társa', 'ŐT'],
    ['', ''],
    ['123 +', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('stand where there is none, and where it could not be fetched', () => {
    render(<Picture alt="" initials="Dr. Minta Katalin" kind="person" path={null} />);
    expect(screen.getByText('MK')).toHaveAttribute('aria-hidden', 'true');
    render(<Picture alt="Kép" initials="Éva Példa" kind="person" path={path} />);
    expect(screen.queryByText('ÉP')).toBeNull();
    fireEvent.error(screen.getByAltText('Kép'));
    expect(screen.getByText('ÉP')).toBeVisible();
  });
});

describe('pictures of who is behind the pages', () => {
  it('keep their room before they come, and leave none when they are gone', () => {
    render(<Picture alt="Minta Kft." kind="logo" path={path} />);
    const image = screen.getByAltText('Minta Kft.');
    expect(image).toHaveAttribute('src', path);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['240', '60']);
    fireEvent.error(image);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([null, undefined, `https://evil.example${path}`, '/api/pictures/../admin', 'javascript:alert(1)'])(
    'are not fetched from %s',
    (other) => {
      const { container } = render(<Picture alt="" kind="logo" path={other} />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});
