import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('shows the page in the error of what has not come', async () => {
  render(<p>Something else</p>);
  const waiting = screen.findByText('What is waited for', {}, { timeout: 100 });
  await expect(waiting).rejects.toThrow(/What is waited for[\s\S]*Something else/);
});

it('shows the page at once where nobody waits', () => {
  render(<p>Something else</p>);
  expect(() => screen.getByText('Missing')).toThrow(/Missing[\s\S]*Something else/);
});
