/// <reference types="node" />
import react from '@vitejs/plugin-react';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Connect, type Plugin, type UserConfig } from 'vite';
import type * as Entries from './entries.ts';
import budgets from './budgets.json' with { type: 'json' };
import { precompress } from './precompress.ts';
import { classNames, componentsLayer } from './scripts/components-layer.ts';
import { embedScript } from './scripts/embed-script.ts';
import { formShells } from './scripts/form-shells.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';

const root = import.meta.dirname;
/** Imported as the app's code is: it reads the list of public screens, which are not wanted here. */
const { module: entries } = await runnerImport<typeof Entries>(resolve(root, 'entries.ts'));
const shells: Readonly<Record<Entries.EntryFace, string>> = {
  public: 'index.html',
  form: 'form.html',
  admin: 'admin.html',
};
const isFace = (mode: string): mode is Entries.EntryFace => Object.hasOwn(shells, mode);
/** The code that lies below a folder; parentheses and bars say several. */
const below = (folders: string) => new RegExp(`/(?:${folders})/.*\\.[jt]sx?$`);
/** The code that lies directly in a folder. */
const directlyIn = (folders: string) => new RegExp(`/(?:${folders})/[^/]+\\.tsx?$`);
const everywhere =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack)\//;
/** What every page needs: one file of it is 3 kB lighter than the dozen that come out by themselves. */
const base = {
  name: 'base',
  test: new RegExp(
    `${everywhere.source}|${directlyIn('src/shared/(?:api|texts|a11y|score|state|theme)').source}`,
  ),
};
/** What the public screens share, for the same reason. */
const pieces = {
  name: 'pieces',
  test: new RegExp(`${directlyIn('src/public(?:/ui)?|src/shared/errors').source}|src/shared/errors/.*\\.css`),
  minShareCount: 2,
};
/** The libraries that the frame around every screen of the back office is made of. */
const frame = { name: 'frame', test: /\/node_modules\//, tags: ['$initial' as const] };
/** Our own code that the first screen shares with others: one file is lighter than the dozens that come out by themselves. */
const first = {
  name: (id: string, graph: Graph) => (neededFirst(graph).has(id) ? 'first' : null),
  test: below('src'),
  minShareCount: 2,
};
/** What only some screens share: in a file of its own for each set of screens, so that none loads another's. */
const libraries = {
  name: 'libraries',
  test: /\/node_modules\//,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 6000,
};
const parts = { name: 'parts', test: below('src'), minShareCount: 2, entriesAware: true };
/** What the form's first steps are made of: one file, of which its last ones, loaded later, take what they share. */
const steps = {
  name: 'steps',
  test: /\/src\/(?!form\/main\.tsx).*\.(?:tsx?|css)$/,
  tags: ['$initial' as const],
};
const groups = {
  public: [base, pieces],
  form: [base, steps],
  admin: [base, frame, first, libraries, parts],
};
/** The router's package leads to its build for development alone; this one carries none of its warnings. */
const router = resolve(
  dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
  'dist/production',
);
const lighterRouter = {
  'react-router/dom': resolve(router, 'dom-export.mjs'),
  'react-router': resolve(router, 'index.mjs'),
};

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const known = new Set<string>();

/** The modules that the back office's first page needs before it works: what budgets.json weighs, and all that it imports. */
function neededFirst(graph: Graph): ReadonlySet<string> {
  if (known.size > 0) return known;
  const reached = budgets.admin.pages[0]!.chunks.map((chunk) => resolve(root, chunk));
  for (const id of reached) {
    if (known.has(id)) continue;
    known.add(id);
    reached.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return known;
}

const apiTarget = 'http://127.0.0.1:3000';

/** Serves the right face's shell for a page address; the 404 status of unknown ones is the real host's work. */
function serveShells(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    const address = request.url ?? '/';
    const path = address.split('?', 1)[0] ?? '/';
    const asksForPage =
      ['GET', 'HEAD'].includes(request.method ?? '') && (request.headers.accept ?? '').includes('text/html');
    if (asksForPage && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path)) {
      request.url = `/${shells[entries.faceOf(path)]}${address.slice(path.length)}`;
    }
    next();
  };
  return {
    name: 'serve-shells',
    configureServer: (server) => void server.middlewares.use(rewrite),
  };
}

/** Writes the address lists beside the builds. */
function emitEntries(): Plugin {
  return {
    name: 'emit-entries',
    apply: 'build',
    closeBundle: () => {
      mkdirSync(resolve(root, 'dist'), { recursive: true });
      writeFileSync(
        resolve(root, 'dist/entries.json'),
        `${JSON.stringify(entries.describeEntries(), null, 2)}\n`,
      );
    },
  };
}

function buildOptions(face: Entries.EntryFace): NonNullable<UserConfig['build']> {
  return {
    outDir: resolve(root, 'dist', face),
    emptyOutDir: true,
    assetsDir: `assets-${face}`,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // What pages weigh is held by scripts/check-budgets.mjs; no warning stands in the way of the first start.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: resolve(root, shells[face]),
      output: {
        codeSplitting: { groups: groups[face] },
      },
    },
  };
}

/** Each face is a build of its own, so that none carries another's libraries; development serves all. */
export default defineConfig(({ command, mode }) => {
  if (command === 'build' && !isFace(mode)) {
    throw new Error(
      `Say which face to build: vite build --mode ${Object.keys(shells).join(', or --mode ')}.`,
    );
  }
  return {
    root,
    appType: 'mpa',
    publicDir: false,
    css: { postcss: { plugins: [componentsLayer] }, modules: classNames },
    resolve: {
      alias: {
        // The React of today has what this shim brings to older ones.
        'use-sync-external-store/shim': 'react',
        // The charts' library carries it for pictures of HTML in a chart: 45 kB that ours never need.
        html2canvas: resolve(root, 'src/admin/screens/analytics/charts/no-page-pictures.ts'),
        ...(command === 'build' ? lighterRouter : {}),
      },
    },
    plugins: [
      react(),
      serveShells(),
      emitEntries(),
      prerenderPages(entries.readyPages),
      formShells(),
      embedScript(),
      precompress(),
    ],
    server: { port: 5173, proxy: { '/api': { target: apiTarget } } },
    ...(command === 'build' && isFace(mode) ? { build: buildOptions(mode) } : {}),
  };
});
