import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { SuppressionsService } from '../mail/delivery/suppression/suppressions.service.js';
import type { SuppressionReason } from '../mail/delivery/suppression/suppression-reasons.js';
import type { PersonalDataResponse } from './personal-data.dto.js';
import { PersonalDataQuery } from './personal-data.query.js';

/** What is stored of a person, and whether they are mailed to (rules: personal data). */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly query: PersonalDataQuery,
    private readonly suppressions: SuppressionsService,
    private readonly audit: Audit,
  ) {}

  async find(typed: string): Promise<PersonalDataResponse> {
    const [found, bar] = await Promise.all([this.query.find(typed), this.suppressions.barOf(typed)]);
    return { ...found, bar };
  }

  /** Answers what stood against the address. Throws Forbidden token_lifts_bounces. */
  async lift(address: string): Promise<SuppressionReason | null> {
    return this.database.transaction(async () => {
      const lifted = await this.suppressions.lift(address);
      // The log holds no address, but a reader who knows one can check that this was it.
      const target = this.suppressions.hashOf(address);
      if (lifted !== null) await this.audit.record({ action: 'address.lift', target, details: { lifted } });
      return lifted;
    });
  }
}
