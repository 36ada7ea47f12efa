import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The best one takes as long as bundling. Where somebody waits for the first start, files may be a tenth larger. */
const quality = process.env.QUICK_BUILD ? 5 : constants.BROTLI_DEFAULT_QUALITY;
/** Smaller ones fit into one packet as they are. */
const worthwhileBytes = 1000;

/** Puts a brotli and a gzip copy beside every text asset of a build: the server sends them as they are. */
export function precompress(): Plugin {
  let assets = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle: async () => {
      // A build that failed has left none.
      const names = existsSync(assets) ? readdirSync(assets) : [];
      const texts = names.filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(texts.map((name) => compressFile(join(assets, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < worthwhileBytes) return;
  writeFileSync(
    `${file}.br`,
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
