import { AppError } from '#domain/errors'
import { socialUrl, type UnshownCause } from '#domain/leadSources/socialName'
import type { SourceProblem } from '#domain/leadSources/sourceAnswer'
import type { LeadJob } from '#domain/leads/job'
import { type LeadRow, withFound } from '#domain/leads/lead'
import { leadValues } from '#domain/leads/leadValues'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { LiveLeads } from '../../leads/liveLeads.ts'
import { leadOfMeta, problemOfMeta } from '../../leads/steps/socialSteps.ts'
import { serverNow } from '../../people/serverNow.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

type ProfileAnswer = { problem: '' | UnshownCause | SourceProblem; until: number | null }

/** Asks Meta for the user's lead once more, and adds what it says with its date. */
export async function readProfile(
  database: Database,
  liveLeads: Pick<LiveLeads, 'profile'>,
  user: Actor,
  id: string,
): Promise<ProfileAnswer> {
  const { rows } = await database.pool.query<{ key: string; kind: LeadJob['kind'] }>(
    `select l.key, j.kind from lead l join lead_job j on j.account_id = l.account_id and j.id = l.lead_job_id
     where l.account_id = $1 and l.id = $2 and l.deleted_at is null and j.deleted_at is null
       and (j.belongto = $3 or $4)`,
    [user.account, id, user.user, user.role === 'main'],
  )
  const [of] = rows
  if (!of || (of.kind !== 'facebook' && of.kind !== 'instagram')) throw new AppError('gone')
  const { kind: network, key: name } = of
  const answer = await liveLeads.profile(network, name)
  if (!answer) return { problem: 'notCovered', until: null }
  const profile = { network, name, url: socialUrl(network, name) }
  if (answer.kind === 'found') {
    await add((at) => leadOfMeta(profile, answer.found, at))
    return { problem: '', until: null }
  }
  if (answer.kind !== 'unshown')
    return { problem: problemOfMeta(answer), until: answer.kind === 'wait' ? answer.until : null }
  await add((at) => ({
    key: name,
    values: leadValues({ source: network, url: profile.url, at }, { status: answer.why }),
    place: null,
  }))
  return { problem: answer.why, until: null }

  function add(found: (at: number) => Parameters<typeof withFound>[1]): Promise<void> {
    return asSystem(database, async (connection) => {
      const lead = await connection.query<LeadRow>(
        `select ${quotedColumns('lead').join(', ')} from lead
         where account_id = $1 and id = $2 and deleted_at is null for no key update`,
        [user.account, id],
      )
      const now = await serverNow(connection)
      const more = lead.rows[0] && withFound(lead.rows[0], found(now), now)
      if (more) await writeServerRows(connection, user.account, 'lead', [more])
    })
  }
}
