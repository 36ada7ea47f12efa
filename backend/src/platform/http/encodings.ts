/** What a body may be packed with. */
export type Encoding = 'br' | 'gzip';

/** Whether an Accept-Encoding header takes an encoding. Pure. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return (
      (name === encoding || name === '*') && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    );
  });
}

/** The smallest of what a caller takes; browsers name gzip first, but not because they would rather have it. Pure. */
export const bestEncoding = (header: string | undefined): Encoding | null =>
  accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : null;
