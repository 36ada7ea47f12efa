import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { AcceptedPlugin, Root } from 'postcss';

/** The layers of `tokens.css`, said again in every file: whichever is loaded first, the order is the same. */
const order = '@layer tokens, reset, antd, utilities, components;';

/** Puts every CSS module into the layer of the components, so that no file has to say it. */
export const componentsLayer: AcceptedPlugin = {
  postcssPlugin: 'components-layer',
  Once(root: Root, { AtRule, parse }) {
    if (root.source?.input.file?.endsWith('.module.css') !== true) return;
    const layer = new AtRule({ name: 'layer', params: 'components' });
    layer.append([...root.nodes]);
    root.append(parse(order).nodes, layer);
  },
};

/** Names of classes: every page brings many of them, so they are short. All builds of a page give the same ones. */
export const classNames = {
  generateScopedName: (name: string, file: string): string => {
    const path = relative(import.meta.dirname, file.split('?')[0]!);
    return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 4)}`;
  },
};
