import { Inject } from '@nestjs/common';

/** Injects the checked environment (env.ts). */
export const ENV = Symbol('ENV');
export const InjectEnv = () => Inject(ENV);
