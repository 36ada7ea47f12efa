import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rememberSecret } from '../../platform/crypto/known-secrets.js';
import { SealBroken, SecretBox } from '../../platform/crypto/secret-box.js';
import { SECRET_PREFIX } from './signature.js';
import { sealContextOf } from './webhook.entity.js';

const BYTES = 32;

/** Makes, seals and opens the secrets that deliveries are signed with; a sealed one opens for its own webhook alone. */
@Injectable()
export class WebhookSecretsService {
  constructor(private readonly box: SecretBox) {}

  make(webhookId: string): { secret: string; sealed: string } {
    const secret = `${SECRET_PREFIX}${randomBytes(BYTES).toString('base64')}`;
    return { secret, sealed: this.box.seal(secret, sealContextOf(webhookId)) };
  }

  /** Those of the sealed ones that can be read; one that was sealed under a lost key can't. */
  open(webhookId: string, sealed: readonly (string | null)[]): string[] {
    return sealed.flatMap((one) => {
      try {
        if (one === null) return [];
        const secret = this.box.open(one, sealContextOf(webhookId));
        rememberSecret(secret);
        return [secret];
      } catch (error) {
        if (error instanceof SealBroken) return [];
        throw error;
      }
    });
  }
}
