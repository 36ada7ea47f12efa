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
