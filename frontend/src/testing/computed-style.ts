const compute = window.getComputedStyle.bind(window);
const known = new Map<string, string>();
const inherited = new Set(['visibility', 'pointer-events']);

/**
 * Looking for a role asks every element and all above it whether they are shown, and jsdom works a whole style sheet out for
 * each answer. In these tests no style sheet but the browser's own says anything of an element beyond its kind: so its own
 * style speaks first, then what the first of its kind was found to have.
 */
export function installQuickComputedStyle(): void {
  window.getComputedStyle = (element) =>
    new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return (property: string) => valueOf(element, property);
        if (typeof name === 'string' && name in element.ownerDocument.documentElement.style)
          return valueOf(
            element,
            name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          );
        return Reflect.get(compute(element), name) as unknown;
      },
    });
}

function valueOf(element: Element, property: string): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const own = one instanceof HTMLElement ? one.style.getPropertyValue(property) : '';
    if (own !== '') return own;
    if (!inherited.has(property)) break;
  }
  const kind = [
    property,
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    // The only class that a style sheet here gives a display.
    element.classList.contains('anticon'),
  ].join();
  const value = known.get(kind) ?? compute(element).getPropertyValue(property);
  known.set(kind, value);
  return value;
}
