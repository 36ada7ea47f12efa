import { Conflict, wordDetails } from '../../platform/errors/app-error.js';
import { messageOf } from '../../platform/errors/messages.js';
import type { Language } from '../../platform/http/languages.js';
import type { Finding } from './checks/finding.js';

/** A finding with its sentence for people. */
export function wordFinding<F extends Finding>({ message, ...finding }: F, language: Language) {
  const code = message?.code ?? `check_${finding.rule}`;
  return { ...finding, message: messageOf(code, language, message?.params) };
}

wordDetails<Finding[]>('checks_failed', (findings, language) =>
  findings.map((finding) => wordFinding(finding, language)),
);

/** Carries the open findings. */
export class ChecksFailed extends Conflict {
  constructor(findings: Finding[]) {
    super('checks_failed', { count: findings.length }, findings);
  }
}
