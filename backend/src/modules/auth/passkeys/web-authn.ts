/** The package that speaks with passkeys: a tenth of what there is to load, and no server needs it before somebody uses one. */
export const webAuthn = () => import('@simplewebauthn/server');
