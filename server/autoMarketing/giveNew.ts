import { type AutoReceiver, newOwnerOf } from '#domain/autoMarketing/giving'
import type { AutoRun } from '#domain/autoMarketing/run'
import type { ContactFields } from '#domain/contacts/contact'
import { audienceScope } from '../campaigns/sending/owner.ts'
import { notify } from '../notifications/notify.ts'
import type { AutoTurn } from './runs.ts'

type GivenContact = { id: string; fields: ContactFields; belongto: string }

/** Each new contact with who works with it. */
export async function giveNew(
  turn: AutoTurn,
  run: AutoRun,
  fresh: ReadonlyMap<string, ContactFields>,
): Promise<GivenContact[]> {
  const receivers = await readReceivers(turn, run)
  const given = receivers.length ? await countGiven(turn, run, receivers) : new Map<string, number>()
  return Array.from(fresh, ([id, fields]) => {
    const to = newOwnerOf(receivers, fields.country ?? '', given)
    if (to) given.set(to, (given.get(to) ?? 0) + 1)
    return { id, fields, belongto: to ?? run.belongto }
  })
}

/** A main account gives to those of the company who work there now; a sub account's contacts are its own. */
async function readReceivers({ connection, account }: AutoTurn, { plan, belongto }: AutoRun): Promise<AutoReceiver[]> {
  const { gives = [] } = plan
  if (!gives.length || (await audienceScope(connection, belongto)) !== null) return []
  const { rows } = await connection.query<{ id: string }>(
    `select id from app_user where account_id = $1 and id = any($2::uuid[]) and status = 'normal'`,
    [account, gives.map(({ user }) => user)],
  )
  return gives.filter(({ user }) => rows.some(({ id }) => id === user))
}

/** How many of the run's people each has so far. */
async function countGiven({ connection, account }: AutoTurn, { id }: AutoRun, receivers: readonly AutoReceiver[]) {
  const { rows } = await connection.query<{ user: string; count: number }>(
    `select c.belongto as "user", count(*)::int as count from auto_member m
     join contact c on c.account_id = m.account_id and c.id = m.contact_id and c.deleted_at is null
     where m.account_id = $1 and m.run_id = $2 and c.belongto = any($3::uuid[]) group by c.belongto`,
    [account, id, receivers.map(({ user }) => user)],
  )
  return new Map(rows.map(({ user, count }) => [user, count]))
}

/** Each colleague, once, of how many new contacts of a run are theirs. */
export async function tellReceivers(turn: AutoTurn, run: AutoRun): Promise<void> {
  const receivers = await readReceivers(turn, run)
  if (!receivers.length) return
  const { rows } = await turn.connection.query<{ user: string; count: number }>(
    `select c.belongto as "user", count(*)::int as count from auto_member m
     join contact c on c.account_id = m.account_id and c.id = m.contact_id and c.deleted_at is null
     where m.account_id = $1 and m.run_id = $2 and c.belongto = any($3::uuid[]) and c.belongto <> $4 and c.created_at >= $5
     group by c.belongto`,
    [turn.account, run.id, receivers.map(({ user }) => user), run.belongto, run.began_at ?? 0],
  )
  for (const { user, count } of rows)
    await notify(turn.connection, {
      users: [user],
      level: 1,
      type: 'contacts',
      content: { key: 'contactsGiven', values: { count } },
      link: '/statistics/contacts',
    })
}
