/** One file of an export: its name, and the rows of account `$1` without hashes and secrets. */
export type ExportedTable = { readonly name: string; readonly query: string };

/** The text of an answer, from the events that it was sent as. */
const answerText = `(select string_agg(c.chunk::json ->> 'delta', '' order by c.position)
  from answer_chunks c where c.answer_id = m.answer_id and c.chunk like '{"type":"text-delta"%')`;

/** Everything that is stored about an account. A test finds tables that are missing here. */
export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'account',
    query: `select id, email, username, email_verified_at, provider, role, language, created_at,
      deletion_requested_at from users where id = $1`,
  },
  {
    name: 'preferences',
    query: `select language, theme, time_zone, symbol, interval, new_device_mails, reading_level
      from preferences where user_id = $1`,
  },
  {
    name: 'explained-terms',
    query: `select term, explained_at from explained_terms where user_id = $1 order by explained_at, term`,
  },
  {
    name: 'agreements',
    query: `select document, version, accepted_at from accepted_agreements
      where user_id = $1 order by id`,
  },
  {
    name: 'sessions',
    query: `select id, created_at, last_used_at, ended_at, end_reason, ip, user_agent
      from sessions where user_id = $1 order by created_at`,
  },
  {
    name: 'security-events',
    query: `select at, action, result, target, ip, user_agent, details from audit_events
      where actor_id = $1 order by id`,
  },
  {
    name: 'mails',
    // Codes of an address change would tell whether another address has an account.
    query: `select kind, created_at, sent_at, failed_at from mail_outbox
      where user_id = $1 and kind <> 'email-change-code' order by id`,
  },
  {
    name: 'mailed-codes',
    query: `select created_at, code_expires_at, link_expires_at, tries, used_at
      from email_verifications where user_id = $1 order by id`,
  },
  {
    name: 'password-links',
    query: `select created_at, expires_at, used_at from password_resets
      where user_id = $1 order by created_at`,
  },
  {
    name: 'address-changes',
    query: `select email, created_at, expires_at, tries, used_at from email_changes
      where user_id = $1 order by id`,
  },
  {
    name: 'authenticator-apps',
    query: `select created_at, confirmed_at from totp_factors where user_id = $1 order by id`,
  },
  {
    name: 'recovery-codes',
    query: `select created_at, used_at from recovery_codes where user_id = $1 order by created_at`,
  },
  {
    name: 'connected-providers',
    query: `select provider, issuer, subject, email, created_at, last_used_at
      from provider_identities where user_id = $1 order by created_at`,
  },
  {
    name: 'passkeys',
    query: `select name, synced, created_at, last_used_at from passkeys
      where user_id = $1 order by created_at`,
  },
  {
    name: 'api-keys',
    query: `select name, ending, scopes, created_at, expires_at, last_used_at from api_keys
      where user_id = $1 order by created_at`,
  },
  {
    name: 'workspace',
    query: `select symbol, interval, candle_limit, conversation_id, layers, updated_at
      from workspaces where user_id = $1`,
  },
  {
    name: 'conversations',
    query: `select id, title, symbol, interval, mode, created_at, updated_at, pinned_at, archived_at
      from conversations where user_id = $1 order by created_at, id`,
  },
  {
    name: 'messages',
    query: `select m.id, m.conversation_id, m.parent_id, m.created_at, m.text as question, m.chosen,
      m.answer_state, ${answerText} as answer
      from messages m join conversations v on v.id = m.conversation_id
      where v.user_id = $1 order by m.position`,
  },
  {
    name: 'answer-ratings',
    query: `select r.message_id, r.rating, r.reason, r.note, r.created_at from answer_feedback r
      join messages m on m.id = r.message_id join conversations v on v.id = m.conversation_id
      where v.user_id = $1 order by r.created_at, r.message_id`,
  },
  {
    name: 'analyses',
    query: `select a.id, a.conversation_id, a.symbol, a.interval, a.mode, a.created_at,
      t.body::json as analysis, f.body::json as findings, e.body::json as explanation
      from analyses a join analysis_texts t on t.hash = a.content_hash
      left join analysis_texts f on f.hash = a.findings_hash
      left join analysis_texts e on e.hash = a.explanation_hash
      where a.user_id = $1 order by a.created_at, a.id`,
  },
  {
    name: 'shared-links',
    query: `select analysis_id, conversation_id, created_at, expires_at, revoked_at from shares
      where user_id = $1 order by created_at`,
  },
  {
    name: 'property-deals',
    query: `select id, name, inputs, created_at, updated_at from property_deals
      where user_id = $1 order by created_at`,
  },
  {
    name: 'calendar-feed',
    query: `select created_at from calendar_feeds where user_id = $1`,
  },
  {
    name: 'language-model',
    query: `select decided_on, agreed_at, key_provider, updated_at from model_choices
      where user_id = $1`,
  },
  {
    name: 'language-model-usage',
    query: `select answer_id, provider, model, input_tokens, output_tokens, steps, seconds, cost,
      created_at from answer_usage where user_id = $1 order by created_at`,
  },
  {
    name: 'watchlists',
    query: `select name, items, updated_at from watchlists where user_id = $1 order by position`,
  },
  {
    name: 'alerts',
    query: `select a.id, s.symbol, s.interval, s.vendor, a.condition, a.evaluation, a.frequency,
      a.cool_down_minutes, a.email, a.note, a.state, a.expires_at, a.created_at
      from alerts a join alert_series s on s.id = a.series_id
      where a.user_id = $1 order by a.created_at`,
  },
  {
    name: 'alert-history',
    query: `select alert_id, condition, candle_open_time, value, against, side, provisional, late,
      fired_at, read_at, mailed_at from alert_firings where user_id = $1 order by id`,
  },
  {
    name: 'reminders',
    query: `select id, minutes, email, event_id, filter, created_at from event_reminders
      where user_id = $1 order by created_at`,
  },
  {
    name: 'reminder-history',
    query: `select event_id, event_version, starts_at, minutes, fired_at, read_at, mailed_at
      from reminder_firings where user_id = $1 order by id`,
  },
  {
    name: 'alert-channels',
    query: `select id, kind, name, state, failing_since, created_at from alert_channels
      where user_id = $1 order by created_at`,
  },
  {
    name: 'alert-deliveries',
    query: `select d.firing_id, d.reminder_id, d.channel_id, d.state, d.tries, d.sent_at, d.fault, d.status
      from alert_deliveries d join alert_channels c on c.id = d.channel_id
      where c.user_id = $1 order by d.id`,
  },
  {
    name: 'exports',
    query: `select created_at, state, expires_at from account_exports
      where user_id = $1 order by created_at`,
  },
  {
    name: 'messages-to-us',
    query: `select c.reason, c.message, c.received_at from contact_messages c
      join users u on u.email = c.email where u.id = $1 order by c.id`,
  },
  {
    name: 'applications',
    query: `select j.position, j.received_at, f.name as file_name from job_applications j
      join uploaded_files f on f.id = j.file_id join users u on u.email = j.email
      where u.id = $1 order by j.id`,
  },
];
