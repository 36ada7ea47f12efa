/* oxlint-disable jsx-a11y/control-has-associated-label -- labels that lead nowhere are what this is about */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

/** Of each field the labels, and of each label the field, by their ids. */
const found = (page: Element) => ({
  fields: [...page.querySelectorAll<HTMLInputElement>('input, select, button, textarea')].map((field) => [
    field.id,
    field.labels && Array.from(field.labels, ({ id }) => id),
  ]),
  labels: [...page.querySelectorAll('label')].map((label) => [label.id, label.control?.id]),
});

it('finds fields and labels as a browser does', () => {
  const { container } = render(
    <>
      <label htmlFor="name" id="first">
        Name
      </label>
      <input id="name" />
      <label htmlFor="name" id="second">
        The same
      </label>
      <label id="around">
        Around <input id="inside" /> <input id="next" />
      </label>
      <label htmlFor="text" id="of-no-field">
        Of no field
      </label>
      <p id="text">No field</p>
      <label htmlFor="missing" id="elsewhere">
        Elsewhere <select id="choice" />
      </label>
      <label id="hidden">
        Hidden
        <input id="secret" type="hidden" />
        <button id="button" type="button" />
      </label>
      <textarea id="alone" />
    </>,
  );
  expect(found(container)).toEqual({
    fields: [
      ['name', ['first', 'second']],
      ['inside', ['around']],
      ['next', []],
      ['choice', []],
      ['secret', null],
      ['button', ['hidden']],
      ['alone', []],
    ],
    labels: [
      ['first', 'name'],
      ['second', 'name'],
      ['around', 'inside'],
      ['of-no-field', undefined],
      ['elsewhere', undefined],
      ['hidden', 'button'],
    ],
  });
  expect(screen.getByLabelText('The same').id).toBe('name');
});
