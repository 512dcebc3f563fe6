import type { MessageChannel, MessageReportRow, messageCalls, TaskMessage } from '#domain/campaigns/messageCalls'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'

type Calls = (typeof messageCalls)[MessageChannel]
/** Of one channel. */
type MessagesQuestion = InputOf<Calls['messages']> & { channel: MessageChannel }
type ReportQuestion = InputOf<Calls['report']> & { channel: MessageChannel }

const ms = (sql: string) => `floor(extract(epoch from ${sql}) * 1000)::float8`
const deliveredAt = 'r.delivered_at'
const delivered = `${deliveredAt} is not null`
/** when it was sent, or what became of it without that */
const at = 'coalesce(r.sent_at, r.status_at)'
/** What was handed over costs at the service; of what did not arrive the points come back. */
const isUsed = `r.status in ('sent', 'returned', 'uncertain')`
const isCharged = `r.status in ('sent', 'uncertain')`

/**
 * Of the messages that the asker may see, their own, and for the main account those of the company: `$1` to `$3`. The others
 * are what they are looked for by, null for what does not matter; what was handed over since is asked for in the index too.
 */
const isChosen = `r.account_id = $1 and r.channel = $12::text and ($2::boolean or r.user_id = $3)
  and ($4::uuid is null or r.task_id = $4) and ($5::uuid is null or r.channel_account_id = $5)
  and ($6::text is null or r.country = $6)
  and ($7::float8 is null or r.handed_over_at >= to_timestamp($7 / 1000) and ${at} >= to_timestamp($7 / 1000) - interval '1 day')
  and ($8::float8 is null or r.handed_over_at <= to_timestamp($8 / 1000))
  and ($9::text is null or strpos(lower(c.name), $9) > 0 or $10::text <> '' and strpos(r.address, $10) > 0)
  and case $11::text when 'delivered' then ${delivered}
    when 'notDelivered' then r.status = 'sent' and not (${delivered})
    when 'read' then r.read_at is not null
    when 'clicked' then r.clicked_at is not null
    when 'replied' then r.replied_at is not null
    else $11 is null or r.status = $11 end
  and ($13::uuid is null or m.template_id = $13)`

function choiceOf({ account, role, user }: Actor, search: MessagesQuestion | ReportQuestion): unknown[] {
  const text = search.search?.trim().toLowerCase() || null
  return [
    account,
    role === 'main',
    user,
    search.task ?? null,
    search.channel_account_id ?? null,
    search.country ?? null,
    search.from ?? null,
    search.to ?? null,
    text,
    text?.replace(/[^\d]/g, '') ?? '',
    search.filter ?? null,
    search.channel,
    search.template ?? null,
  ]
}

const source = `campaign_receiver r left join contact c on c.account_id = r.account_id and c.id = r.contact_id
  and c.deleted_at is null
  left join whatsapp_message m on r.channel = 'whatsapp' and m.account_id = r.account_id and m.id = r.message_id`

export async function listMessages(
  connection: Connection,
  actor: Actor,
  input: MessagesQuestion,
): Promise<OutputOf<Calls['messages']>> {
  const choice = choiceOf(actor, input)
  const counted = await connection.query<{ count: number }>(
    `select count(*)::int as count from ${source} where ${isChosen}`,
    choice,
  )
  const rows = await linesOf(connection, [...choice, input.limit, (input.page - 1) * input.limit], input.order)
  return { count: counted.rows[0]!.count, list: rows }
}

async function linesOf(
  connection: Connection,
  values: unknown[],
  order: MessagesQuestion['order'],
): Promise<TaskMessage[]> {
  const { rows } = await connection.query<TaskMessage>(
    `select r.id, r.task_id as task, coalesce(t.name, '') as task_name, c.id as contact_id,
       coalesce(c.name, '') as contact_name, r.address, r.country, r.channel_account_id, m.template_id as template,
       r.user_id as belongto, r.status, r.reason, coalesce(x.parts, 0) as parts,
       case when ${isCharged} then r.cost else 0 end as points,
       ${ms('r.not_before')} as not_before, ${ms('r.sent_at')} as sent_at, ${ms(deliveredAt)} as delivered_at,
       ${ms('r.read_at')} as read_at, ${ms('r.clicked_at')} as clicked_at, ${ms('r.replied_at')} as replied_at, x.text
     from ${source}
     left join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     left join sms_text x on x.account_id = r.account_id and x.receiver_id = r.id
     where ${isChosen}
     order by ${order === 'oldest' ? `${at}, r.id` : `${at} desc, r.id desc`} limit $14 offset $15`,
    values,
  )
  return rows
}

/** Meta's own number of what kept a message from arriving. */
const failureCode = `case when r.channel = 'whatsapp' then failure_code(r.account_id, r.id) end`

/** Days are counted in UTC, as those of all numbers of a company are. */
const groupKey = `case $14::text when 'day' then to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')
  when 'country' then r.country when 'account' then coalesce(r.channel_account_id::text, '')
  when 'template' then coalesce(m.template_id::text, '')
  when 'reason' then case when r.status in ('failed', 'returned') then concat_ws(' ', r.reason, nullif(${failureCode}, '')) else '' end
  when 'user' then r.user_id::text else r.task_id::text end`

export async function reportMessages(
  connection: Connection,
  actor: Actor,
  input: ReportQuestion,
): Promise<OutputOf<Calls['report']>> {
  const { rows } = await connection.query<MessageReportRow>(
    `with one as (
       select ${groupKey} as key, coalesce(x.currency, '') as currency, r.status, r.cost, x.parts, x.price,
         r.read_at, r.clicked_at, r.replied_at, ${delivered} as is_delivered, ${isUsed} as is_used, ${isCharged} as is_charged
       from ${source} left join sms_text x on x.account_id = r.account_id and x.receiver_id = r.id
       where ${isChosen}
     ), summed as (
       select key, currency, count(*) as messages, sum(parts) filter (where is_used) as parts,
         count(*) filter (where status in ('sent', 'returned')) as sent, count(*) filter (where is_delivered) as delivered,
         count(read_at) as read, count(*) filter (where status in ('failed', 'returned')) as failed,
         count(*) filter (where status = 'uncertain') as uncertain, count(clicked_at) as clicked, count(replied_at) as replied,
         sum(cost) filter (where is_charged) as points, sum(price) filter (where is_used) as price
       from one group by key, currency
     )
     select key, sum(messages)::int as messages, coalesce(sum(parts), 0)::int as parts, sum(sent)::int as sent,
       sum(delivered)::int as delivered, sum(read)::int as read, sum(failed)::int as failed, sum(uncertain)::int as uncertain,
       sum(clicked)::int as clicked, sum(replied)::int as replied, coalesce(sum(points), 0)::int as points,
       coalesce(jsonb_object_agg(currency, price::float8) filter (where price is not null), '{}') as cost
     from summed group by key order by key`,
    [...choiceOf(actor, input), input.by],
  )
  return { list: rows }
}
