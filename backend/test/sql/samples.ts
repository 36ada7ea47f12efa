import type { Samples } from './closure.js';

const FILTERS = `[{}, { search: 'a', status: 'sent', clientName: 'b', clientEmail: 'c', assignee: 'me', mail: 'undelivered' }]`;
const SORTED = `['clientName', 'clientEmail', 'percentage', 'status', 'createdAt', 'dueAt', 'need'].map((sort) => ({ sort, descending: true }))`;
const LIST = 'modules/evaluations/list/list.query.ts';

/**
 * What statements that are put together at run time are checked with: code that is evaluated in their module and gives the
 * values of one variable. A sample that no statement needs fails the test.
 */
export const SAMPLES: Samples = {
  'modules/analytics/analytics.query.ts counts period': '[null, {}]',
  'modules/analytics/analytics.query.ts progress period': '[null, {}]',
  'modules/analytics/analytics.query.ts questions period': '[null, {}]',
  'modules/analytics/analytics.query.ts answers period': '[null, {}]',
  'modules/analytics/clinics/clinics.query.ts page group': 'CLINIC_GROUPS',
  'modules/auth/access/access.service.ts authorize kind': 'Object.keys(ACCESS_RULES)',
  'modules/auth/audit/audit-log.query.ts entries filter': `[{}, { action: 'a', adminId: 1, from: new Date(), to: new Date(), search: 'x' }]`,
  'modules/auth/audit/audit-log.query.ts entries scopes': '[[1]]',
  'modules/auth/audit/audit-log.query.ts count scopes': '[[1]]',
  'modules/auth/audit/audit-log.query.ts count filter': `[{}, { action: 'a', adminId: 1, from: new Date(), to: new Date(), search: 'x' }]`,
  'modules/evaluations/evaluations.query.ts resultRows query': FILTERS,
  'modules/responses/earlier-responses/earlier-responses.service.ts formerOf condition': `['f.id = $4::uuid', SAME_CLINIC]`,
  'modules/responses/earlier-responses/earlier-responses.service.ts formerOf lock': '[true, false]',
  'modules/responses/earlier-responses/earlier-responses.service.ts forget condition': `['id = $1 OR former_id = $1', 'former_id = ANY($1::uuid[])']`,
  'modules/responses/removal/purge.service.ts purgeWhere condition': '[HIDDEN, OF_HIDDEN_QUESTIONNAIRE]',
  'modules/responses/removal/removal.service.ts putAway condition': `['deleted_at IS NULL', 'id = ANY($3::uuid[]) AND deleted_at IS NULL AND anonymised_at IS NULL']`,
  'modules/responses/removal/restore.service.ts takeBack condition': `['true', NAMED]`,
  'modules/mail/queue/mail.service.ts stopWhere condition': `['evaluation_id = ANY($1::uuid[])', 'id = ANY($1::uuid[])']`,
  'modules/questionnaires/trash/deleted-parts.service.ts insert table': `['question']`,
  'modules/questionnaires/trash/deleted-parts.service.ts insert names': `['"id", "question_text", "section_id"']`,
  'modules/questionnaires/copy.service.ts copyConfiguration copied': `['"question_text", "position"']`,
  'modules/webhooks/webhooks.service.ts read condition': `['w.questionnaire_id = $1', 'w.id = $1']`,
  'platform/housekeeping/housekeeping.ts remove deletion':
    '[ITEMS_OF_ENDED_JOBS, ENDED_JOBS, EXPIRED_FILES, SPENT_LIMITS, REMEMBERED_CALLS]',
  'platform/schedule/in-batches.ts removeInBatches deletion': `['DELETE FROM job WHERE id IN (SELECT id FROM job LIMIT $1)']`,
  'platform/database/update-rows.ts updateFields tableName': `['question']`,
  'platform/database/update-rows.ts updateFields values': `[['"point_value" = f."point_value"']]`,
  'platform/database/update-rows.ts updateFields types': `[['"point_value" int']]`,
  'modules/evaluations/list/changes.query.ts page columns': '[SUMMARY_COLUMNS, WHOLE_COLUMNS]',
  [`${LIST} nearPage columns`]: '[SUMMARY_COLUMNS, WHOLE_COLUMNS]',
  [`${LIST} nearPage query`]: `[{}, { status: 'sent' }]`,
  [`${LIST} nearPage order`]: SORTED,
  [`${LIST} nearPage offset`]: '[0, 50]',
  [`${LIST} farPage query`]: `[{}, { status: 'sent' }]`,
  [`${LIST} search request`]: `${FILTERS}.flatMap((query) => ${SORTED}.map((order) => ({ questionnaireId: 1, query, limit: 1, offset: 0, order })))`,
  [`${LIST} ids where`]: `[conditions({ search: 'a' }, [1])]`,
  [`${LIST} ids order`]: SORTED,
  [`${LIST} byIds columns`]: '[SUMMARY_COLUMNS, WHOLE_COLUMNS]',
};

/** Files that send SQL past Database, and why they may: no feature reads rows there. */
export const UNCHECKED: Readonly<Record<string, string>> = {
  'platform/database/data-source.ts': 'the lock of the migrations',
  'platform/database/database.ts': 'Database itself',
  'platform/database/listener.ts': 'LISTEN alone',
  'platform/database/reseal.ts':
    'a script, whose tables and columns its callers name; run whole by its own tests',
  'platform/database/schema-guard.ts': 'looks before there is a schema',
  'platform/database/sql-code.ts': 'functions and triggers themselves',
  'platform/schedule/schedule.ts': 'an advisory lock on a connection of its own',
};
