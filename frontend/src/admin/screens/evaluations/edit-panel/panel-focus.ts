import { useEffect, useEffectEvent, useRef } from 'react';
import { textId } from './edit-context.ts';

/** The evaluation whose panel an address opens. */
export function panelOf({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('edit');
}

/** Esc leaves, Ctrl or Cmd with S saves, while the focus is inside the panel. */
export function usePanelKeys(onEscape: () => void, onSave: () => void) {
  const panel = useRef<HTMLElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !panel.current?.contains(event.target as Node)) return;
    // Later: a question that opened at once would be closed by this very key.
    if (event.key === 'Escape') setTimeout(onEscape);
    else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
    }
  });
  // On the document: what a part of the panel keeps to itself never gets here.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return panel;
}

/** The opened panel says what it is (WCAG 2.4.3), and is seen, also where an address has opened it. */
export function useFocusOnOpen(isPanel: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPanel) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isPanel]);
  return heading;
}

/** Out of the field that is written in, to the text that it belongs to: keys of the screen work again there. */
export function leaveField(evaluationId: string, fields: readonly string[]): void {
  const texts = fields.map((field) => document.getElementById(textId(evaluationId, field)));
  texts.find((text) => text?.contains(document.activeElement))?.focus({ preventScroll: true });
}
