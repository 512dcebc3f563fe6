import { whatsappProblems } from '#domain/whatsapp/graphErrors'
import { changeChannelAccount } from '../channels/accounts/accountRow.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Database } from '../db/connect.ts'

/** What keeps a number from sending stands at it, since when. */
export async function keepNumberProblem(
  database: Database,
  { account, channelAccount }: EventOwner,
  told: string | undefined,
): Promise<void> {
  const problem = whatsappProblems.find((one) => one === told)
  if (!problem) return
  await changeChannelAccount(database, { account, id: channelAccount }, async (row) =>
    row.problem === problem ? null : { problem, problem_at: Date.now() },
  )
}
