import { Injectable } from '@nestjs/common';
import { TooMany } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { WritersService } from '../writers.service.js';

const PER_HOUR = { name: 'regenerations', max: 60, seconds: 3600 };

/** How often one admin may have texts written anew, row by row, while that costs money (rules: limits of the AI). */
@Injectable()
export class RegenerationLimitService {
  constructor(
    private readonly limits: RateLimiter,
    private readonly writers: WritersService,
  ) {}

  /** Counts one. Throws TooMany, which says when it is possible again. */
  async take(): Promise<void> {
    const { adminId } = caller();
    if (adminId === null || !(await this.writers.isAi())) return;
    if (await this.limits.take(String(adminId), [PER_HOUR])) return;
    const seconds = await this.limits.secondsLeft(String(adminId), PER_HOUR);
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    throw new TooMany('regenerations_used_up', { max: PER_HOUR.max, minutes, seconds });
  }
}
