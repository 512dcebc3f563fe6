import { changeChannelAccount } from '../channels/accounts/accountRow.ts'
import { dropChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { tellPageEnded } from './endNotices.ts'

/** Lets go of all that somebody granted, by their id at the app. Gives a code by which they can show that they asked. */
export async function forgetGrantsOf(
  { database, log }: { database: Database; log: Log },
  secrets: Secrets,
  user: string,
): Promise<string> {
  const { rows } = await database.pool.query<EventOwner>(
    `select account_id as account, id as "channelAccount" from channel_account
     where channel in ('facebook', 'instagram') and deleted_at is null and page ->> 'granted_by' = $1 and $1 <> ''`,
    [user],
  )
  for (const owner of rows) {
    await changeChannelAccount(
      database,
      { account: owner.account, id: owner.channelAccount },
      async (row, connection) => {
        await dropChannelSecrets(connection, owner)
        const page = row.page && { ...row.page, granted_by: '', is_heard: false }
        return { secrets: [], tested_at: null, problem: 'token', problem_at: Date.now(), page }
      },
    )
    await asSystem(database, (connection) => tellPageEnded(connection, owner, 'pageEnded'))
  }
  log('Meta says that a grant of pages has ended', { pages: rows.length })
  return secrets.digest('meta deletion', `${user} ${Date.now()}`).subarray(0, 24).toString('base64url')
}
