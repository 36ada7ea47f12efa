const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the host of a URL is the machine itself. Pure. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
