/** The address if a browser may follow it as a web link (http or https), else null: never `javascript:` and the like. */
export function webAddress(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  try {
    const address = new URL(value.trim());
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null;
  } catch {
    return null;
  }
}

/** Like `webAddress`, but also lets a path of this site through. */
export function linkAddress(value: string | null | undefined): string | null {
  const path = value?.trim() ?? '';
  return /^\/(?![/\\])/.test(path) ? path : webAddress(value);
}
