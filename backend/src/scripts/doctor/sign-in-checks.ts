import { IdentityProviderService } from '../../modules/auth/single-sign-on/identity-provider.service.js';
import { type Check, fail, ok } from './check.js';
import { remedyOf, whyOf } from './connection-failure.js';

/** Whether admins get in by the ways that are set up. */
export const signInChecks: Check[] = [
  {
    title: 'Single sign-on',
    run: async ({ app, env: { singleSignOn, publicUrl } }) => {
      if (singleSignOn === null) return ok('Not set up; admins sign in by passkey, code or password');
      const { issuer } = singleSignOn;
      try {
        await app.get(IdentityProviderService).check();
        return ok(`${issuer} answers; its redirect URI is ${publicUrl}/api/single-sign-on/callback`);
      } catch (error) {
        return fail(
          `${issuer} does not answer as an OpenID Connect server (${whyOf(error)})`,
          remedyOf(
            error,
            'OIDC_ISSUER is written exactly as its /.well-known/openid-configuration says; a private host also needs OUTBOUND_PRIVATE_HOSTS.',
          ),
        );
      }
    },
  },
];
