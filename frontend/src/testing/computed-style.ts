const compute = window.getComputedStyle.bind(window);
const known = new Map<string, string>();
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
  const own = ownValue(element, property);
  // A list of messages takes no press in the moment before its first is counted (Radix): no person is as quick.
  if (property === 'pointer-events') return own === '' ? 'auto' : own;
  if (property === 'visibility') return inheritedValue(element, property) ?? 'visible';
  if (own !== '') return own;
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

const ownValue = (element: Element, property: string): string =>
  element instanceof HTMLElement ? element.style.getPropertyValue(property) : '';

/** As the style of the nearest element says that has one of its own. */
function inheritedValue(element: Element | null, property: string): string | null {
  if (element === null) return null;
  const own = ownValue(element, property);
  return own === '' ? inheritedValue(element.parentElement, property) : own;
}
