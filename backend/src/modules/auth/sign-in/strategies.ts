import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportSerializer, PassportStrategy } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { Request } from 'express';
import { Strategy as CustomStrategy } from 'passport-custom';
import type { ExecutionContext } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { isKnownBrowser } from './device.js';
import { LoginRequest, VerifyCodeRequest } from './sign-in.dto.js';
import { SignInService, type Origin } from './sign-in.service.js';

/** Guards run before pipes, so a strategy checks its body by the same DTO as the documentation shows. */
async function checked<T extends object>(type: new () => T, body: unknown): Promise<T> {
  const request = plainToInstance(type, body ?? {});
  const errors = await validate(request, {
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
  });
  if (errors.length === 0) return request;
  const details = errors.map(({ property, constraints }) => ({
    field: property,
    problem: Object.values(constraints ?? {})[0],
  }));
  throw new BadRequest(
    'validation_failed',
    { fields: details.map(({ field }) => field).join(', ') },
    details,
  );
}

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
    const { email, token } = await checked(VerifyCodeRequest, request.body);
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
    const { email, password } = await checked(LoginRequest, request.body);
    return this.signIn.verifyPassword(email, password, originOf(request, this.keys, email));
  }
}

/** Only the id goes into the session; the guard looks the admin up on every request. */
@Injectable()
export class AdminSerializer extends PassportSerializer {
  serializeUser(admin: AdminUser, done: (error: unknown, id: number) => void): void {
    done(null, admin.id);
  }
  deserializeUser(id: number, done: (error: unknown, payload: { id: number }) => void): void {
    done(null, { id });
  }
}

@Injectable()
export class CodeSignInGuard extends AuthGuard('code') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    await super.logIn(context.switchToHttp().getRequest<Request>());
    return true;
  }
}

@Injectable()
export class PasswordSignInGuard extends AuthGuard('password') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    await super.logIn(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
