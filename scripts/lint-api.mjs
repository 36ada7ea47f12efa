import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const require = createRequire(join(root, 'backend/package.json'));
const { Document, Ruleset, Spectral } = require('@stoplight/spectral-core');
const { oas } = require('@stoplight/spectral-rulesets');
const { Json } = require('@stoplight/spectral-parsers');

const FILE = 'backend/openapi.json';

/** Spectral's rules of OpenAPI, and a word about every parameter. Warnings count as errors. */
const spectral = new Spectral();
spectral.setRuleset(
  new Ruleset({ extends: [[oas, 'recommended']], rules: { 'oas3-parameter-description': 'error' } }),
);
const document = new Document(readFileSync(process.argv[2] ?? join(root, FILE), 'utf8'), Json, FILE);
const findings = await spectral.run(document);
for (const { code, path, message } of findings)
  console.error(`${FILE} ${path.join('.')}: ${message} (${code})`);
if (findings.length > 0) process.exitCode = 1;
