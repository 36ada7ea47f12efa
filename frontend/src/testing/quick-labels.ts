type Labelled = HTMLElement & { labels: Iterable<HTMLLabelElement> | null };

const kinds = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Looking for a field by its label asks every field for its labels, and jsdom then asks every node of the page what it labels,
 * for which each label goes through the page once more: a fifth of the time of a screen with many fields.
 */
export function installQuickLabels(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return controlOf(this);
    },
  });
  for (const { prototype } of kinds)
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Labelled) {
        return isLabelable(this) ? labelsOf(this) : null;
      },
    });
}

const isLabelable = (element: Element | null): element is Labelled =>
  kinds.some((kind) => element instanceof kind) &&
  !(element instanceof HTMLInputElement && element.type === 'hidden');

function controlOf(label: HTMLLabelElement): HTMLElement | null {
  const id = label.getAttribute('for');
  const meant =
    id === null
      ? [...label.getElementsByTagName('*')].find(isLabelable)
      : label.isConnected
        ? label.ownerDocument.getElementById(id)
        : null;
  return meant !== undefined && isLabelable(meant) ? meant : null;
}

function labelsOf(element: Labelled): HTMLLabelElement[] {
  const labels = [...element.ownerDocument.getElementsByTagName('label')];
  return labels.filter((label) => {
    const id = label.getAttribute('for');
    return (id === null ? label.contains(element) : id === element.id) && controlOf(label) === element;
  });
}
