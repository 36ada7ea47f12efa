/** A piece of HTML with places that the server fills, and the parts that stand in such places. */
export interface OutlineParts {
  html: string;
  /** By name; each may itself hold `{{places}}`. */
  parts: Record<string, string>;
}

const innermost = /<outline-part name="([\w-]+)">((?:(?!<outline-part)[\s\S])*?)<\/outline-part>/;

/** Takes the parts out of rendered HTML, the innermost first, and leaves `{{name}}` in the place of each. Pure. */
export function takeApart(rendered: string): OutlineParts {
  const parts: Record<string, string> = {};
  let html = rendered;
  for (let found = innermost.exec(html); found !== null; found = innermost.exec(html)) {
    const [whole, name = '', content = ''] = found;
    if (name in parts) throw new Error(`Two parts are called ${name}.`);
    parts[name] = content;
    html = html.replace(whole, () => `{{${name}}}`);
  }
  return { html, parts };
}
