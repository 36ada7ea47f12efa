const whole = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/**
 * Looking for a role asks every element and all above it whether they are shown, and jsdom works a whole style sheet out for
 * each answer. Here these two questions are answered from the element's own style and its tag, which is all that these
 * pages set them by; everything else comes from jsdom.
 */
export function installQuickComputedStyle(): void {
  window.getComputedStyle = (element) => {
    let style: CSSStyleDeclaration | undefined;
    const read = (name: string | symbol): unknown => {
      if (name === 'display') return displayOf(element);
      if (name === 'visibility') return visibilityOf(element);
      style ??= whole(element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    };
    const getPropertyValue = (name: string) =>
      name === 'display' || name === 'visibility'
        ? read(name)
        : (style ??= whole(element)).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)),
    });
  };
}

function displayOf(element: Element): string {
  const own = (element as HTMLElement).style.display;
  if (own !== '') return own;
  const kind = [
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    // The only class that a style sheet here gives a display.
    element.classList.contains('anticon'),
  ].join();
  const known = displays.get(kind) ?? whole(element).display;
  displays.set(kind, known);
  return known;
}

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const own = (one as HTMLElement).style.visibility;
    if (own !== '') return own;
  }
  return 'visible';
}
