import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCommands, useOfferedCommands, type Command } from './commands.ts';
import { switchSingleKeys } from './single-keys.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

const openPalette = vi.fn();
const next = vi.fn();
const panelNext = vi.fn();

function Offer({ commands }: { commands: readonly Command[] }) {
  useCommands(commands);
  return null;
}

function Frame({ panel = false }: { panel?: boolean }) {
  useShortcutKeys(openPalette);
  const offered = useOfferedCommands();
  return (
    <>
      <Offer commands={[{ id: 'next', label: 'Next', key: 'j', run: next }]} />
      {panel && <Offer commands={[{ id: 'panel.next', label: 'Next', key: 'j', run: panelNext }]} />}
      <p>{offered.map(({ id }) => id).join(' ')}</p>
      <button type="button">button</button>
      <input aria-label="field" />
      <div role="dialog">
        <button type="button">in a dialog</button>
      </div>
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  switchSingleKeys(true);
});

it('runs a command by its key, and never for what is held down or typed', () => {
  render(<Frame />);
  const button = screen.getByText('button');
  fireEvent.keyDown(button, { key: 'j' });
  expect(next).toHaveBeenCalledTimes(1);
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat'])
    fireEvent.keyDown(button, { key: 'j', [modifier]: true });
  fireEvent.keyDown(button, { key: 'j', modifierAltGraph: true });
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'j' });
  fireEvent.keyDown(screen.getByText('in a dialog'), { key: 'j' });
  expect(next).toHaveBeenCalledTimes(1);
});

it('reads the character, not the place of the key: / needs Shift on a Hungarian keyboard', () => {
  const search = vi.fn();
  render(
    <>
      <Frame />
      <Offer commands={[{ id: 'search', label: 'Search', key: '/', run: search }]} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: '/', code: 'Digit6', shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyJ' });
  expect(search).toHaveBeenCalledTimes(1);
  expect(next).not.toHaveBeenCalled();
});

it('gives a key to what was shown last, and back', () => {
  const { rerender } = render(<Frame panel />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(panelNext).toHaveBeenCalledTimes(1);
  rerender(<Frame />);
  expect(screen.getByText('next')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).toHaveBeenCalledTimes(1);
});

it('leaves single keys alone when they are switched off, but not the palette', () => {
  render(<Frame />);
  act(() => switchSingleKeys(false));
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, altKey: true });
  expect(next).not.toHaveBeenCalled();
  expect(openPalette).toHaveBeenCalledTimes(2);
});
