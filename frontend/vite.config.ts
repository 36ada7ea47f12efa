/// <reference types="node" />
import react from '@vitejs/plugin-react';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, runnerImport, type Connect, type Plugin, type UserConfig } from 'vite';
import type * as Entries from './entries.ts';
import { precompress } from './precompress.ts';
import { componentsLayer } from './scripts/components-layer.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';

const root = import.meta.dirname;
/** Imported as the app's code is: it reads the lists of screens, whose screens are not wanted here. */
const { module: entries } = await runnerImport<typeof Entries>(resolve(root, 'entries.ts'));
const shells: Readonly<Record<Entries.EntryFace, string>> = { public: 'index.html', admin: 'admin.html' };
/** What every page needs: one file of it is 3 kB lighter than the dozen that come out by themselves. */
const base = {
  name: 'base',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack)\/|src\/shared\/(?:api(?!\/(?:save-file|session|use-change))|texts|a11y|score|theme)\/[^?]*\.tsx?$/,
};
/** What the public screens share, for the same reason. */
const pieces = {
  name: 'pieces',
  test: /src\/public\/(?:ui\/|landing\/landing\.api|[^/]+\.tsx?)|src\/shared\/errors\//,
  minShareCount: 2,
};
/**
 * What the frame and the first screen of the back office share with others: as one file 10 kB lighter than as forty tiny
 * ones. A group takes along what its modules import, so what only later screens share stays out, antd's forms and alerts above all.
 */
const parts = {
  name: 'parts',
  test: /src\/admin\/(?:dashboard|evaluations|jobs\/(?!checked|finding|response-import-result|use-checked|work)|session|shell|theme|ui\/(?!choice-field|day|filter-bar|form-dialog|named-question|secret-dialog|table|use-dialog|web-address|xlsx))|@ant-design\/icons/,
  minShareCount: 2,
};
/** What the frame around every screen of the back office is made of, for the same reason. */
const frame = {
  name: 'frame',
  test: /node_modules\/(?:antd\/es\/(?:button|select|input|tooltip|popover|dropdown|config-provider|space|theme|style|_util|empty)|@rc-component\/(?:trigger|select|input|tooltip|overflow|resize-observer|virtual-list|motion|portal|util)|@ant-design\/(?:cssinjs|cssinjs-utils|colors|fast-color))\//,
};
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

/** Writes the address lists beside both builds. */
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
    rolldownOptions: {
      input: resolve(root, shells[face]),
      output: { codeSplitting: { groups: face === 'public' ? [base, pieces] : [base, frame, parts] } },
    },
  };
}

/** Each face is a build of its own, so that neither carries the other's libraries; development serves both. */
export default defineConfig(({ command, mode }) => {
  if (command === 'build' && mode !== 'public' && mode !== 'admin') {
    throw new Error('Say which face to build: vite build --mode public, or --mode admin.');
  }
  return {
    root,
    appType: 'mpa',
    publicDir: false,
    css: { postcss: { plugins: [componentsLayer] } },
    resolve: {
      alias: {
        // The React of today has what this shim brings to older ones.
        'use-sync-external-store/shim': 'react',
        // The charts' library carries it for pictures of HTML in a chart: 45 kB that ours never need.
        html2canvas: resolve(root, 'src/admin/analytics/charts/no-page-pictures.ts'),
      },
    },
    plugins: [react(), serveShells(), emitEntries(), prerenderPages(entries.readyPages), precompress()],
    server: { port: 5173, proxy: { '/api': { target: apiTarget } } },
    ...(command === 'build' ? { build: buildOptions(mode as Entries.EntryFace) } : {}),
  };
});
