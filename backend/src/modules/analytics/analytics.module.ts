import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsQuery } from './analytics.query.js';
import { AnalyticsService } from './analytics.service.js';
import { BenchmarkService } from './benchmark.service.js';
import { ClinicsController } from './clinics/clinics.controller.js';
import { ClinicsQuery } from './clinics/clinics.query.js';
import { CountsService } from './counts.service.js';
import { AnalyticsExportService } from './export/analytics-export.service.js';

@Module({
  controllers: [AnalyticsController, ClinicsController],
  providers: [
    AnalyticsExportService,
    AnalyticsQuery,
    AnalyticsService,
    BenchmarkService,
    ClinicsQuery,
    CountsService,
  ],
  exports: [AnalyticsService, BenchmarkService, CountsService],
})
export class AnalyticsModule {}
