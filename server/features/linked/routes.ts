import type { LinkedAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import { invitationCode, linkedCalls, type NumberFactRow } from '#domain/linked/calls'
import { linkedPhonesPerUser } from '#domain/linked/phone'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Route } from '../../http/route.ts'
import { readLinkedAccounts } from '../../linked/accounts.ts'
import { listNumbers } from '../../linked/check/listNumbers.ts'
import type { DriverOutcome } from '../../linked/driver.ts'
import { changeLink, dropLink, lastLinkOf, readLink } from '../../linked/links.ts'
import type { LinkedPhones } from '../../linked/phones.ts'
import { recordOperation } from '../../operation.ts'
import type { Secrets } from '../../secrets.ts'
import { newIdAt } from '../../sync/newId.ts'
import { type ChatUses, wtChatRoutes } from './chatRoutes.ts'
import { ownPhone, phoneOf, uuidIn } from './phoneOf.ts'
import { phonePaceRoute } from './phonePaceRoute.ts'

type LinkedUses = ChatUses & { database: Database; secrets: Secrets; limiter: Limiter; linkedPhones: LinkedPhones }

export function linkedRoutes(route: Route, uses: LinkedUses): void {
  linkRoutes(route, uses)
  loginRoutes(route, uses)
  askingRoutes(route, uses)
  phonePaceRoute(route, uses)
  wtChatRoutes(route, uses)
}

function linkRoutes(route: Route, { database, secrets, limiter, linkedPhones }: LinkedUses): void {
  const stores = { database, secrets }
  const refOf = ({ account }: Actor, id: string) => ({ account, id })

  async function ownLink(user: Actor, uuid: string) {
    const link = await readLink(stores, refOf(user, uuid))
    if (!link || link.user !== user.user) throw new AppError('notFound')
    return link
  }

  /** Each link under way is a connection to WhatsApp: a user has one of them. */
  async function giveUpLast(user: Actor, next: string): Promise<void> {
    const last = await lastLinkOf(stores, user.account, user.user)
    if (!last || last.uuid === next || last.link.step === 'open' || last.link.step === 'ended') return
    await linkedPhones.unlink(refOf(user, last.uuid))
    await dropLink({ database }, refOf(user, last.uuid))
  }

  route(linkedCalls.begin, async ({ sees, consent, uuid }, user) => {
    if (!consent) throw new AppError('wtConsent', { field: 'consent' })
    limiter.admit('phoneQuestion', user.user)
    const linked = await asSystem(database, (connection) => readLinkedAccounts(connection, user))
    if (linked.filter(({ id }) => id !== uuid).length >= linkedPhonesPerUser) throw new AppError('wtAccountsFull')
    if (uuid && (await ownPhone(database, user, uuid)).phone.state !== 'ended') throw new AppError('inputInvalid')
    const now = Date.now()
    const id = uuid ?? newIdAt(now)
    await giveUpLast(user, id)
    await asSystem(database, (connection) =>
      recordOperation(connection, { ...user, action: 'linkedPhone.begin', target: id, detail: { sees } }),
    )
    await linkedPhones.link(refOf(user, id), { user: user.user, sees, consent_at: now })
    return { uuid: id }
  })

  route(linkedCalls.link, async ({ uuid }, user) => {
    const { step, qr, pairing_code, end } = await ownLink(user, uuid)
    return { uuid, step, qr, pairing_code, end }
  })

  route(linkedCalls.pair, async ({ uuid, phone }, user) => {
    await ownLink(user, uuid)
    limiter.admit('phoneQuestion', user.user)
    const code = answered(await linkedPhones.ask('pairByCode', refOf(user, uuid), phone))
    await changeLink(stores, refOf(user, uuid), { pairing_code: code })
    return { code }
  })

  route(linkedCalls.cancel, async ({ uuid }, user) => {
    const { step } = await ownLink(user, uuid)
    if (step !== 'open') await linkedPhones.unlink(refOf(user, uuid))
    await dropLink({ database }, refOf(user, uuid))
    return {}
  })
}

function loginRoutes(route: Route, { database, secrets, linkedPhones }: LinkedUses): void {
  route(linkedCalls.check, async (_, user) => {
    const rows = await asSystem(database, (connection) => readLinkedAccounts(connection, user))
    return { is_login: rows.length > 0, user_list: rows.map(asWtAccount) }
  })

  route(linkedCalls.isScan, async ({ uuid }, user, { request }) => {
    const id = uuidIn(request, uuid) ?? (await lastLinkOf({ database, secrets }, user.account, user.user))?.uuid
    const link = id ? await readLink({ database, secrets }, { account: user.account, id }) : null
    const isMine = link?.user === user.user
    return {
      is_scan: isMine && (link.step === 'scanned' || link.step === 'open'),
      is_login: isMine && link.step === 'open',
    }
  })

  route(linkedCalls.qrCode, async ({ chatgpin_user_id }, user) => {
    if (chatgpin_user_id !== undefined && chatgpin_user_id !== user.user) throw new AppError('forbidden')
    const last = await lastLinkOf({ database, secrets }, user.account, user.user)
    const isOver = last?.link.step === 'open' || last?.link.step === 'ended'
    return last && !isOver ? { uuid: last.uuid, qr_code: last.link.qr } : { uuid: null, qr_code: null }
  })

  route(linkedCalls.logout, async ({ uuid }, user, { request }) => {
    const { id, name, phone } = await ownPhone(database, user, uuidIn(request, uuid))
    if (phone.state !== 'ended')
      await asSystem(database, (connection) =>
        recordOperation(connection, { ...user, action: 'linkedPhone.unlink', target: id, detail: { name } }),
      )
    await linkedPhones.unlink({ account: user.account, id })
    return {}
  })

  route(linkedCalls.online, async ({ uuid }, user, { request }) => {
    const { phone } = await phoneOf(database, user, uuidIn(request, uuid))
    return { online: phone.state === 'open', state: phone.state }
  })

  route(linkedCalls.info, async ({ uid }, user, { request }) =>
    asWtAccount(await phoneOf(database, user, uuidIn(request, uid))),
  )
}

const asWtAccount = ({ id, name, phone }: LinkedAccount) => ({
  uuid: id,
  _serialized: phone.jid,
  user: phone.number,
  username: phone.name || name,
  avatar: '',
})

function askingRoutes(route: Route, { database, limiter, linkedPhones }: LinkedUses): void {
  /** One that is connected: a person waits for the answer. */
  async function openPhone(user: Actor, request: Request, uuid: string | undefined) {
    const row = await phoneOf(database, user, uuidIn(request, uuid))
    if (row.phone.state !== 'open') throw new AppError('wtNotLoggedIn')
    limiter.admit('phoneQuestion', user.user)
    return { account: user.account, id: row.id }
  }

  route(linkedCalls.checkNumber, async ({ uuid, ids }, user, { request }) => {
    // Those that the phone cannot be asked for now wait for it.
    const { id } = await phoneOf(database, user, uuidIn(request, uuid))
    const wanted = await linkedPhones.checks.want({ account: user.account, id }, ids)
    if (!wanted) throw new AppError('wtNumbersMost', { field: 'ids' })
    const { known, waiting, beyond, wrong } = wanted
    const asRow = (fact: (typeof known)[number]): NumberFactRow => ({
      ...fact,
      at: Math.round(fact.at),
      problem: null,
      given_up: false,
    })
    return { known: known.map(asRow), waiting, beyond, wrong }
  })

  route(linkedCalls.numbers, (input, user) => listNumbers(database, user.account, input))

  route(linkedCalls.groups, async ({ uuid }, user, { request }) => {
    const groups = answered(await linkedPhones.ask('groups', await openPhone(user, request, uuid)))
    return { list: groups.map(asGroup) }
  })

  route(linkedCalls.members, async ({ uuid, groupId }, user, { request }) => {
    const groups = answered(await linkedPhones.ask('groups', await openPhone(user, request, uuid)))
    const group = groups.find(({ id }) => id === groupId)
    if (!group) throw new AppError('notFound')
    return asGroup(group)
  })

  route(linkedCalls.invitation, async ({ uuid, invite }, user, { request }) => {
    const phone = await openPhone(user, request, uuid)
    return asGroup(answered(await linkedPhones.ask('groupOfInvitation', phone, codeIn(invite))))
  })

  route(linkedCalls.acceptInvite, async ({ uuid, invite }, user, { request }) => {
    const phone = await openPhone(user, request, uuid)
    return { groupId: answered(await linkedPhones.ask('joinGroup', phone, codeIn(invite))) }
  })
}

type DriverGroup = {
  id: string
  subject: string
  size: number
  members: { jid: string; number: string | null; isAdmin: boolean }[]
}
const asGroup = ({ id, subject, size, members }: DriverGroup) => ({
  id,
  subject,
  size,
  members: members.map(({ jid, number, isAdmin }) => ({ jid, number, is_admin: isAdmin })),
})

function codeIn(invite: string): string {
  const code = invitationCode(invite)
  if (code === null) throw new AppError('inputInvalid', { field: 'invite' })
  return code
}

/** A time-out is unknown, and is said so. */
function answered<T>(outcome: DriverOutcome<T>): T {
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'unknown') throw new AppError('wtUnanswered')
  throw new AppError(outcome.code === null ? 'wtNotLoggedIn' : 'wtRefused')
}
