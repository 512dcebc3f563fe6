import { randomUUID } from 'node:crypto'
import { channelProduct } from '#domain/campaigns/channel'
import type { ChannelAccount } from '#domain/channels/account'
import type { channelCalls, RouteTestAnswer, TestMessageAnswer } from '#domain/channels/calls'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import { splitSms } from '#domain/sms/parts'
import { isTypedSuppressed } from '../../campaigns/suppression/suppressed.ts'
import { changeChannelAccount, findSmsAccount } from '../../channels/accounts/accountRow.ts'
import type { SmsOutcome } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { holdPoints, settleHold } from '../../ledger/ledger.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import type { Secrets } from '../../secrets.ts'
import type { SmsRoutes } from '../../sms/routes.ts'
import { tryRoute } from '../../sms/tryRoute.ts'

type TestContext = { database: Database; secrets: Secrets; smsRoutes: SmsRoutes; user: Actor; by: By }

/** Keeps how far it came, unless the account was changed meanwhile. */
export async function testRoute(
  { database, smsRoutes, user }: Omit<TestContext, 'secrets'>,
  { id }: InputOf<typeof channelCalls.test>,
  signal: AbortSignal,
): Promise<RouteTestAnswer> {
  const row = await findSmsAccount(database, user, id)
  const answer = await tryRoute(smsRoutes, { account: user.account, row }, signal)
  const { ok, problem } = answer
  await changeChannelAccount(database, { account: user.account, id }, async (now) => {
    if (signInOf(now) !== signInOf(row)) return null
    if (ok) return { problem: '', problem_at: null, tested_at: Date.now() }
    if (problem === null || problem === 'secretMissing') return null
    return { problem: problem === 'hostNotAllowed' ? 'unreachable' : problem, problem_at: Date.now(), tested_at: null }
  })
  return answer
}

const signInOf = ({ setting, secrets }: ChannelAccount) => JSON.stringify([setting, secrets])

/** It costs what any message costs, also where nobody can say whether it arrived. */
export async function testMessage(
  { database, secrets, smsRoutes, user, by }: TestContext,
  { id, to, text }: InputOf<typeof channelCalls.testMessage>,
  signal: AbortSignal,
): Promise<TestMessageAnswer> {
  const row = await findSmsAccount(database, user, id)
  const parts = splitSms(text).parts.length
  const uid = `sms test ${randomUUID()}`
  const product = channelProduct('sms')
  await asSystem(database, async (connection) => {
    const { account } = user
    if (await isTypedSuppressed(connection, secrets, { account, value: to, consent: 'sms' }))
      throw new AppError('phoneSuppressed', { field: 'to' })
    // Noted before anything leaves: it is nobody's secret whom a company wrote to.
    const action = 'channelAccount.testMessage'
    await recordOperation(connection, { ...by, action, target: id, detail: { name: row.name, to } })
    await holdPoints(connection, { account, uid, user: user.user, product, points: parts, remark: row.name })
  })
  let isTaken = false
  try {
    const route = await smsRoutes.of({ account: user.account, row })
    const message = { key: randomUUID(), to, from: row.sender, text, template: null, reportTo: null }
    const onHandedOver = async () => {
      isTaken = true
    }
    const outcome = await route.send(message, { onHandedOver, signal })
    isTaken = outcome.kind === 'accepted' || outcome.kind === 'uncertain'
    return answerOf(outcome, parts)
  } finally {
    const points = isTaken ? parts : 0
    await asSystem(database, (connection) => settleHold(connection, { account: user.account, uid, points }))
  }
}

function answerOf(outcome: SmsOutcome, parts: number): TestMessageAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return { outcome: 'accepted', reason: null, code: '', parts }
    case 'refused':
      return { outcome: 'refused', reason: outcome.reason, code: outcome.code, parts }
    case 'route':
      return { outcome: 'route', reason: outcome.problem, code: outcome.code, parts }
    default:
      return { outcome: outcome.kind, reason: null, code: outcome.code, parts }
  }
}
