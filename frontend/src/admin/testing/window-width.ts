/** Gives jsdom's window a width, which is asked about by media queries. */
export function setWindowWidth(width: number): void {
  const matches = (query: string) => {
    const from = /min-width:\s*(\d+)px/.exec(query)?.[1];
    const to = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    return (from === undefined || width >= Number(from)) && (to === undefined || width <= Number(to));
  };
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matches(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
