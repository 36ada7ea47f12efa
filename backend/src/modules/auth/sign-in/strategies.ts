import { Injectable, type Type } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy as CustomStrategy } from 'passport-custom';
import { Keys } from '../../../platform/crypto/keys.js';
import { createValidationPipe } from '../../../platform/http/validation.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { isKnownBrowser } from './device.js';
import { LoginRequest, VerifyCodeRequest } from './sign-in.dto.js';
import type { Origin } from './sign-in-throttle.service.js';
import { SignInService } from './sign-in.service.js';

const pipe = createValidationPipe();

/** Guards run before pipes, so a strategy sends its body through the application's pipe itself. */
const bodyOf = <T>(request: Request, metatype: Type<T>): Promise<T> =>
  pipe.transform(request.body ?? {}, { type: 'body', metatype }) as Promise<T>;

export const originOf = (request: Request, keys: Keys, email: string): Origin => ({
  ip: request.ip ?? '',
  knownBrowser: isKnownBrowser(request, keys, email),
});

@Injectable()
export class CodeStrategy extends PassportStrategy(CustomStrategy, 'code') {
  constructor(
    private readonly signIn: SignInService,
    private readonly keys: Keys,
  ) {
    super();
  }

  async validate(request: Request): Promise<AdminUser> {
    const { email, token } = await bodyOf(request, VerifyCodeRequest);
    return this.signIn.verifyCode(email, token, originOf(request, this.keys, email));
  }
}

@Injectable()
export class PasswordStrategy extends PassportStrategy(CustomStrategy, 'password') {
  constructor(
    private readonly signIn: SignInService,
    private readonly keys: Keys,
  ) {
    super();
  }

  async validate(request: Request): Promise<AdminUser> {
    const { email, password } = await bodyOf(request, LoginRequest);
    return this.signIn.verifyPassword(email, password, originOf(request, this.keys, email));
  }
}

export const CodeSignInGuard = AuthGuard('code');
export const PasswordSignInGuard = AuthGuard('password');
