import { useRef, type DragEvent } from 'react';

export type Side = 'before' | 'after';

/** Rows that may stand within each other's lists. */
type RowKind = 'row' | 'answer';

/** What a row says of itself: its own name, by which it is dragged and dropped upon. */
export function dragRow(name: string, kind: RowKind = 'row'): Record<string, string> {
  return { [`data-drag-${kind}`]: name };
}

/** The part of a row that it is dragged by; the mouse alone uses it, so readers do not hear of it. */
export const dragHandle = { 'aria-hidden': true, draggable: true } as const;

/**
 * Dragging rows with the mouse; buttons in each row do the same for everybody else (WCAG 2.5.7). The handlers
 * belong to the element around all rows, and the line where a row would land is drawn without React, so that
 * dragging over a long list draws nothing again.
 */
export function useDragRows(
  drop: (dragged: string, target: string, side: Side) => void,
  kind: RowKind = 'row',
) {
  const attribute = `data-drag-${kind}`;
  const nameOf = (row: HTMLElement) => row.getAttribute(attribute) ?? '';
  const rowOf = ({ target }: DragEvent) =>
    target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
  const dragged = useRef<string | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const unmark = () => {
    marked.current?.removeAttribute('data-drop-side');
    marked.current = null;
  };
  const targetOf = (event: DragEvent): HTMLElement | null => {
    const row = rowOf(event);
    return dragged.current !== null && row !== null && nameOf(row) !== dragged.current ? row : null;
  };
  return {
    onDragStart: (event: DragEvent) => {
      const row = rowOf(event);
      if (row === null) return;
      // The list around this one would drag the row that this one stands in.
      event.stopPropagation();
      dragged.current = nameOf(row);
      event.dataTransfer.effectAllowed = 'move';
      // Without data Firefox drags nothing.
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(row, 24, 24);
    },
    onDragOver: (event: DragEvent) => {
      const row = targetOf(event);
      if (row !== marked.current) unmark();
      if (row === null) return;
      event.preventDefault();
      marked.current = row;
      row.setAttribute('data-drop-side', sideOf(event, row));
    },
    onDrop: (event: DragEvent) => {
      const row = targetOf(event);
      const name = dragged.current;
      if (row === null || name === null) return;
      event.preventDefault();
      drop(name, nameOf(row), sideOf(event, row));
    },
    onDragEnd: () => {
      unmark();
      dragged.current = null;
    },
  };
}

function sideOf(event: DragEvent, row: HTMLElement): Side {
  const { top, height } = row.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'before' : 'after';
}
