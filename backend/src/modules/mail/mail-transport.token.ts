/** Injects the transport that this process delivers by. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');
