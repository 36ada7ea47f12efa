import { build, type Plugin } from 'vite';

const source = 'src/form/embed.ts';

/** Makes `/embed.js`, which pages of others load as a plain script: one file of its own, without imports. */
export function embedScript(): Plugin {
  let [root, outDir, isForm] = ['', '', false];
  return {
    name: 'embed-script',
    configResolved: (config) => {
      ({ root } = config);
      ({ outDir } = config.build);
      isForm = config.command === 'build' && config.mode === 'form';
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _response, next) => {
        if (request.url === '/embed.js') request.url = `/${source}`;
        next();
      }),
    closeBundle: async () => {
      if (!isForm) return;
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'embed.js' } },
        },
      });
    },
  };
}
