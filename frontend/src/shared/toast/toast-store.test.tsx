import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../texts/i18n.ts';
import { currentToast, dismissToast, subscribeToToasts, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  const shown = currentToast();
  if (shown !== null) dismissToast(shown.id);
});

describe('toast store', () => {
  it('keeps one message, the newest, and tells its listeners', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    toast({ title: 'első', tone: 'info' });
    const first = currentToast();
    toast({ title: 'második', tone: 'bad' });
    expect(currentToast()?.title).toBe('második');
    dismissToast(first?.id ?? 0);
    expect(currentToast()?.title).toBe('második');
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
  });
});

describe('toaster', () => {
  it('shows one message at a time and closes it on request', async () => {
    await startTexts({ face: 'public', language: 'hu', load: () => Promise.resolve({}) });
    render(<Toaster />);
    act(() => toast({ title: 'Első', description: 'Részletek', tone: 'good' }));
    act(() => toast({ title: 'Második', tone: 'bad' }));
    expect(screen.queryByText('Első')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Értesítés bezárása' }));
    expect(screen.queryByText('Második')).toBeNull();
    await vi.waitFor(() => expect(currentToast()).toBeNull());
  });
});
