import { Controller, Get, type HttpRedirectResponse, Query, Redirect, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Keys } from '../../../platform/crypto/keys.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { messageOf } from '../../../platform/errors/messages.js';
import { caller } from '../../../platform/http/caller.js';
import { Text } from '../../../platform/http/fields.js';
import { Call, Public } from '../../../platform/http/route-access.js';
import { browserOf, markBrowser } from '../sign-in/browser-cookie.js';
import { Entrance } from '../sign-in/entrance.js';
import { originOf } from '../sign-in/strategies.js';
import { IdentityProviderService } from './identity-provider.service.js';
import { ownAddress } from './own-address.js';
import { SingleSignOnService } from './single-sign-on.service.js';
import messages from './texts/messages.en.json' with { type: 'json' };

const START = '/admin';
/** Problems that the sign-in page may show: its address can be made up by anybody. */
const SHOWABLE = new Set([...Object.keys(messages), 'passkey_needed', 'too_many_requests']);

class SingleSignOnParams {
  @Text({ optional: true, max: 100, about: 'The code that a failed sign-in led to the sign-in page with.' })
  problem?: string;
}

class SingleSignOnResponse {
  @Text({ nullable: true, about: 'What the button says; null: there is no single sign-on here.' })
  name: string | null;
  @Text({ nullable: true, about: 'What went wrong, in the caller’s language.' }) problem: string | null;
}

class BackParams {
  @Text({ optional: true, max: 2000, about: 'Where to go afterwards: an address of this site.' })
  back?: string;
}

class CallbackParams {
  @Text({ optional: true, max: 4000, about: 'What the server exchanges for who signs in.' }) code?: string;
  @Text({ optional: true, max: 4000, about: 'What this sign-in was begun with.' }) state?: string;
  @Text({ optional: true, max: 4000, about: 'Who answers (RFC 9207).' }) iss?: string;
  @Text({ optional: true, max: 4000, about: 'Of the server alone; not read.' }) session_state?: string;
  @Text({ optional: true, max: 4000, about: 'Why nobody signs in (RFC 6749, 4.1.2.1).' }) error?: string;
  @Text({ optional: true, max: 4000, about: 'The same in words; not read.' }) error_description?: string;
  @Text({ optional: true, max: 4000, about: 'Where more is said; not read.' }) error_uri?: string;
  @Text({ optional: true, max: 4000, about: 'What was granted; not read.' }) scope?: string;
  @Text({ optional: true, max: 4000, about: 'Of Google alone; not read.' }) authuser?: string;
  @Text({ optional: true, max: 4000, about: 'Of Google alone; not read.' }) prompt?: string;
  @Text({ optional: true, max: 4000, about: 'Of Google alone; not read.' }) hd?: string;
}

/** Signing in by an OpenID Connect server. People come here by a link and are led on; what fails leads back to the sign-in page. */
@ApiTags('Sign-in')
@Controller('single-sign-on')
export class SingleSignOnController {
  private readonly origin: string;
  private readonly secure: boolean;

  constructor(
    private readonly signIn: SingleSignOnService,
    private readonly provider: IdentityProviderService,
    private readonly entrance: Entrance,
    private readonly keys: Keys,
    @InjectEnv() { publicUrl }: ReadyEnv,
  ) {
    this.origin = new URL(publicUrl).origin;
    this.secure = publicUrl.startsWith('https:');
  }

  @Get()
  @Public()
  @Call('Whether there is a single sign-on, and what went wrong with one', SingleSignOnResponse)
  getSingleSignOn(@Query() { problem }: SingleSignOnParams): SingleSignOnResponse {
    const isShown = problem !== undefined && SHOWABLE.has(problem);
    return { name: this.provider.name, problem: isShown ? messageOf(problem, caller().language) : null };
  }

  @Get('start')
  @Public()
  @Redirect()
  @Call('Leads a person to the server that they sign in with', null, { status: 302, errors: [404] })
  beginSingleSignOn(
    @Query() { back = START }: BackParams,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HttpRedirectResponse> {
    const browser = markBrowser(request, response, this.secure);
    const own = ownAddress(back, this.origin) ?? START;
    return this.led(() => this.signIn.begin(browser, own, request.ip ?? ''));
  }

  @Get('callback')
  @Public()
  @Redirect()
  @Call('Where that server leads them back to; signs in who is an admin', null, {
    status: 302,
    errors: [404],
  })
  finishSingleSignOn(
    @Query() _params: CallbackParams,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HttpRedirectResponse> {
    const search = request.originalUrl.split('?')[1] ?? '';
    return this.led(async () => {
      const { admin, back } = await this.signIn.finish(search, browserOf(request), (email) =>
        originOf(request, this.keys, email),
      );
      await this.entrance.enter(admin, response, null);
      return back;
    });
  }

  /** Leads on, or back to the sign-in page with what went wrong. */
  private async led(to: () => Promise<string>): Promise<HttpRedirectResponse> {
    try {
      return { url: await to(), statusCode: 302 };
    } catch (error) {
      if (!(error instanceof AppError) || !SHOWABLE.has(error.code)) throw error;
      return { url: `/auth?problem=${error.code}`, statusCode: 302 };
    }
  }
}
