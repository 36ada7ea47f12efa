import type { Block } from './blocks.js';
import type { Parts } from './blocks.js';
import { plain } from './fill.js';

/** The mail for programs that show no HTML. It stands alone: there is no button, so the link says what it is for. Pure. */
export function asText({ title, blocks, code, button, link, after, footer }: Parts): string {
  const parts = [
    plain(title),
    ...blocks.map(textOf),
    ...(code ? [code] : []),
    `${plain(button)}:\n${link}`,
    ...after.map(textOf),
    // The mark before a signature (RFC 3676), which mail programs fold away.
    `-- \n${plain(footer)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(plain).join('\n');
    case 'list':
      return block.items.map((item) => `• ${plain(item)}`).join('\n');
    case 'facts':
      return block.rows
        .map(({ label, value }) => (label ? `${label}: ${plain(value)}` : plain(value)))
        .join('\n');
  }
}
