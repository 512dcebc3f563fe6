import { isWhatsappAccount, type WhatsappAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { NumberTestAnswer } from '#domain/whatsapp/numberCalls'
import { changeChannelAccount, findChannelAccount } from '../../channels/accounts/accountRow.ts'
import type { Database } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'
import type { GraphAccounts } from '../../whatsapp/graphAccounts.ts'
import { tryNumber } from '../../whatsapp/tryNumber.ts'

type TestUses = { database: Database; secrets: Secrets; graphAccounts: GraphAccounts; url: string | null }

export async function findNumber(database: Database, user: Actor, id: string): Promise<WhatsappAccount> {
  const row = await findChannelAccount(database, user, id)
  if (!isWhatsappAccount(row)) throw new AppError('notFound')
  return row
}

/** Keeps what Meta said, unless the account was changed meanwhile. */
export async function testNumber(
  uses: TestUses & { user: Actor },
  id: string,
  signal: AbortSignal,
): Promise<NumberTestAnswer> {
  const { database, user } = uses
  const row = await findNumber(database, user, id)
  const { answer, facts } = await tryNumber(uses, { account: user.account, row }, signal)
  await changeChannelAccount(database, { account: user.account, id }, async (now) => {
    if (signInOf(now) !== signInOf(row)) return null
    if (facts) return { number: facts, problem: '', problem_at: null, tested_at: facts.told_at }
    const { problem } = answer
    if (problem === null || problem === 'secretMissing') return null
    return {
      problem: problem === 'hostNotAllowed' || problem === 'otherAccount' ? 'unreachable' : problem,
      problem_at: Date.now(),
      tested_at: null,
    }
  })
  return answer
}

const signInOf = ({ setting, secrets }: { setting: object; secrets: readonly string[] }) =>
  JSON.stringify([setting, secrets])
