import { Module } from '@nestjs/common';
import { BenchmarkService } from './benchmark.service.js';
import './score-count.entity.js';

@Module({ providers: [BenchmarkService], exports: [BenchmarkService] })
export class AnalyticsModule {}
