import { Injectable } from '@nestjs/common';
import { advisoryLock } from '../platform/database/advisory-locks.js';
import { Database } from '../platform/database/database.js';
import { LANGUAGES } from '../platform/http/languages.js';
import { newCaller, runAs } from '../platform/http/caller.js';
import { DAY_MS, clinicZone } from '../platform/time/time.js';
import { CountsService } from '../modules/analytics/counts.service.js';
import { ConfigurationService } from '../modules/questionnaires/configuration.service.js';
import { InsightsService } from '../modules/questionnaires/insights/insights.service.js';
import { FormSettingsService } from '../modules/online-form/settings/form-settings.service.js';
import { QuestionnairesService } from '../modules/questionnaires/questionnaires.service.js';
import { ResponseImportService } from '../modules/sheets/responses/response-import.service.js';
import { wallClockAt } from '../platform/time/wall-clock.js';
import { answersFor } from './content/answers.js';
import { changesOf } from './content/changes-of.js';
import type { DemoQuestionnaire, DemoRespondent } from './content/content.types.js';
import { DEMO } from './content/demo-content.js';
import { insightsOf, linksOf } from './content/conditions-of.js';
import { DemoStory } from './demo-story.js';

/** Who is behind the demo, an organisation that does not exist; and where its public pages lead besides its own forms. */
const DEMO_SETTINGS = {
  organisation_name: 'Példa Digitális Egészségügyi Műhely',
  organisation_address: '1051 Budapest, Példa utca 1.',
  landing_contact_email: 'info@pelda-muhely.example',
  landing_digital_solutions_url: 'https://www.example.com/digital-clinic',
  landing_consultation_url: 'https://www.example.com/consultation',
};
const SEED_LOCK = advisoryLock('demo', 7_204_118);

/**
 * Fills an empty database with demo questionnaires and responses, through the same services that real ones take. All
 * of it or nothing: a process that dies meanwhile leaves an empty database. It never sends and never asks an AI.
 */
@Injectable()
export class SeedService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly configuration: ConfigurationService,
    private readonly insights: InsightsService,
    private readonly forms: FormSettingsService,
    private readonly responses: ResponseImportService,
    private readonly story: DemoStory,
    private readonly counts: CountsService,
  ) {}

  async seedIfEmpty(): Promise<void> {
    if ((await this.questionnaires.count()) > 0) return;
    await this.database.transaction(async () => {
      await this.database.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      if ((await this.questionnaires.count()) > 0) return;
      const [admin] = await this.database.query<{ id: number }>('SELECT id FROM admin ORDER BY id LIMIT 1');
      await this.database.query(
        `INSERT INTO setting (key, value) SELECT * FROM jsonb_each_text($1::jsonb) ON CONFLICT DO NOTHING`,
        [JSON.stringify(DEMO_SETTINGS)],
      );
      for (const language of LANGUAGES)
        await this.seed(DEMO[language].questionnaire, DEMO[language].respondents, admin?.id ?? null);
    });
    // The first look at the demo finds its figures.
    await this.counts.countMarked(new AbortController().signal);
  }

  /** Paths of one demo evaluation in each language, while there are any. */
  async demoLinks(): Promise<string[]> {
    const rows = await this.database.query<{ path: string }>(
      `SELECT DISTINCT ON (q.id) '/evaluation/' || e.hashed_url AS path FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id
        WHERE e.client_email LIKE '%.example' AND e.published IS NOT NULL AND e.deleted_at IS NULL AND q.deleted_at IS NULL
        ORDER BY q.id, abs(e.percentage - 60), e.id LIMIT 3`,
    );
    return rows.map(({ path }) => path);
  }

  private async seed(
    content: DemoQuestionnaire,
    clinics: DemoRespondent[],
    adminId: number | null,
  ): Promise<void> {
    const { greeting, content: welcome, tips } = content.welcome;
    const texts = { welcomeGreeting: greeting, welcomeContent: welcome, welcomeTips: tips };
    const { id } = await this.questionnaires.create(
      content.name,
      { language: content.language, ...texts, ...content.reviewer },
      adminId,
    );
    await this.configuration.apply(id, changesOf(content), (made) => linksOf(content, made));
    const sections = await this.configuration.read(id);
    await this.insights.fill(id, insightsOf(content, sections));
    await this.forms.change(id, { isOpen: true, intro: content.intro });
    const questions = sections.flatMap((section) => section.questions);
    const idOf = new Map(questions.map(({ questionText, questionId }) => [questionText, questionId]));
    const now = Date.now();
    const responses = clinics.flatMap((clinic) =>
      clinic.before ? [{ ...clinic, ...clinic.before }, clinic] : [clinic],
    );
    const rows = responses.map((clinic, index) => ({
      sheet: 'demo',
      row: index + 1,
      // Spread over the working day, so that the list looks like a real one.
      submittedAt: wallClockAt(
        new Date(now - clinic.daysAgo * DAY_MS - ((index * 37) % 420) * 60_000 - 600_000),
        clinicZone(),
      ),
      clientName: clinic.clientName,
      clientEmail: clinic.clientEmail,
      clinicName: clinic.clinicName,
      answers: Object.fromEntries(
        Object.entries(answersFor(content, clinic)).map(([text, answer]) => [idOf.get(text)!, answer]),
      ),
      unasked: [],
      warnings: [],
    }));
    await this.responses.store(id, rows, false);
    // As if somebody did it who has this questionnaire in front of them: the audit log names it.
    await runAs(newCaller({ questionnaireId: id }), async () => {
      for (const clinic of clinics) await this.story.tell(id, clinic);
    });
    await this.story.spreadTimes(id);
  }
}
