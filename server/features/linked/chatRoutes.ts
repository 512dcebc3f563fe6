import { blobKinds } from '#domain/blobs/blob'
import type { LinkedAccount } from '#domain/channels/account'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import { AppError } from '#domain/errors'
import { chatIdentity, hiddenNumber, wtChatCalls } from '#domain/linked/chatCalls'
import { isRobotOn } from '#domain/linked/phone'
import type { MutationArgs, MutationName } from '#domain/mutations'
import type { BlobStore } from '../../blobs/store.ts'
import { readBlob } from '../../blobs/uploads.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import { changeChannelAccount } from '../../channels/accounts/accountRow.ts'
import { fileOfRecord } from '../../conversations/fileOfRecord.ts'
import type { Connection } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import { noPage } from '../../http/headers.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { recordOperation } from '../../operation.ts'
import type { SignedIn } from '../../people/sessions.ts'
import { type PushServices, pushFromCall } from '../../sync/push.ts'
import {
  asChatPerson,
  asChatSession,
  contactOfChat,
  countUnread,
  listSeenChats,
  listWtRecords,
  numbersOfNames,
  placeOfChat,
  type SeenChat,
  seenChat,
  seenMessages,
} from './chatReads.ts'
import { type ChatWriter, chatOrNew, forwardAll, writeInChat } from './chatWrites.ts'
import { ownPhone, phoneNamed, phoneOf, uuidIn } from './phoneOf.ts'

export type ChatUses = PushServices & { blobs: BlobStore; virusScan: VirusScan; log: Log }

type CallOrigin = Pick<RequestContext, 'request' | 'address'>
type OfChat = { uuid?: string | undefined; chatWtAccount: string }

/** The chats of linked phones as the specification's WhatsApp service has them. */
export function wtChatRoutes(route: Route, services: ChatUses): void {
  listRoutes(route, services)
  markRoutes(route, services)
  sendRoutes(route, services)
  toolRoutes(route, services)
}

const toolsOf = ({ database }: ChatUses) => ({
  read: <T>(user: SignedIn, work: (connection: Connection) => Promise<T>) =>
    withScope(database, user, work, { snapshot: true }),
  phone: (user: SignedIn, { request }: CallOrigin, uuid: string | undefined) =>
    phoneOf(database, user, uuidIn(request, uuid)),
  /** One that is there, and that the user sees. */
  async chat(user: SignedIn, phone: LinkedAccount, name: string): Promise<SeenChat> {
    const identity = chatIdentity(name)
    if (!identity) throw new AppError('inputInvalid', { field: 'chatWtAccount' })
    const { conversation } = await placeOfChat(database, { account: user.account, id: phone.id }, identity)
    const chat = await withScope(database, user, (connection) =>
      seenChat(connection, user, { phone: phone.id, conversation }),
    )
    if (!chat) throw new AppError('notFound')
    return chat
  },
})

function listRoutes(route: Route, services: ChatUses): void {
  const { read, phone, chat } = toolsOf(services)

  route(wtChatCalls.chatUserList, async ({ uuid, ...page }, user, asked) => {
    const { id } = await phone(user, asked, uuid)
    const { count, list } = await read(user, (connection) =>
      listSeenChats(connection, user, { phone: id, order: 'name', ...page }),
    )
    return { count, list: list.map(asChatPerson) }
  })

  route(wtChatCalls.sessionList, async ({ uuid, ...page }, user, asked) => {
    const row = await phone(user, asked, uuid)
    const { count, list } = await read(user, (connection) =>
      listSeenChats(connection, user, { phone: row.id, order: 'last', ...page }),
    )
    return { count, list: list.map((one) => asChatSession(one, row.phone)) }
  })

  route(wtChatCalls.chatRecordList, async ({ uuid, chatWtAccount, ...page }, user, asked) => {
    const { id } = await chat(user, await phone(user, asked, uuid), chatWtAccount)
    return read(user, (connection) => listWtRecords(connection, user, { conversation: id, ...page }))
  })

  route(wtChatCalls.unreadTotal, async ({ uuid }, user, asked) => {
    const { id } = await phone(user, asked, uuid)
    return { unreadTotal: await read(user, (connection) => countUnread(connection, user, id)) }
  })

  route(wtChatCalls.contactById, async ({ uuid, chatWtAccount }, user, asked) => {
    const found = await chat(user, await phone(user, asked, uuid), chatWtAccount)
    const contact = await read(user, (connection) => contactOfChat(connection, user, found.contact_id))
    return {
      ...asChatPerson(found),
      ...(contact?.name && { name: contact.name }),
      conversation_id: found.id,
      company: contact?.company ?? '',
      country: contact?.country ?? '',
    }
  })
}

type MarkPlan<N extends MutationName = MutationName> = { name: N; args: MutationArgs<N> }

/** Each is the change that the screens make, of the user's own list. */
function markRoutes(route: Route, services: ChatUses): void {
  const { phone, chat } = toolsOf(services)
  const aim = (user: SignedIn, { id }: SeenChat) => ({ id: conversationSeenIdOf(user.user, id), conversation_id: id })

  async function mark(
    { uuid, chatWtAccount }: OfChat,
    user: SignedIn,
    asked: CallOrigin,
    planOf: (chat: SeenChat, phone: LinkedAccount) => MarkPlan,
  ) {
    const row = await phone(user, asked, uuid)
    const found = await chat(user, row, chatWtAccount)
    await pushFromCall(services, user, () => Promise.resolve([planOf(found, row)]), asked.address)
    return { conversation_id: found.id }
  }

  route(wtChatCalls.sendSeen, (input, user, asked) =>
    mark(input, user, asked, (one) => ({
      name: 'conversation_seen.read',
      args: { ...aim(user, one), n: one.in_count },
    })),
  )
  route(wtChatCalls.markUnread, (input, user, asked) =>
    mark(input, user, asked, (one) => ({ name: 'conversation_seen.markUnread', args: aim(user, one) })),
  )
  route(wtChatCalls.pin, (input, user, asked) =>
    mark(input, user, asked, (one, { id }) => ({
      name: 'conversation_seen.pin',
      args: { ...aim(user, one), pinned_in: id, on: true },
    })),
  )
  route(wtChatCalls.unpin, (input, user, asked) =>
    mark(input, user, asked, (one, { id }) => ({
      name: 'conversation_seen.pin',
      args: { ...aim(user, one), pinned_in: id, on: false },
    })),
  )
  route(wtChatCalls.delete, (input, user, asked) =>
    mark(input, user, asked, ({ id }) => ({ name: 'conversation.empty', args: { id } })),
  )

  route(wtChatCalls.startRobot, async ({ uuid, chatWtAccount, on }, user, asked) => {
    if (chatWtAccount !== undefined) {
      const row = await phone(user, asked, uuid)
      const one = await chat(user, row, chatWtAccount)
      const change: MarkPlan<'conversation.robot'> = { name: 'conversation.robot', args: { ids: [one.id], on } }
      await pushFromCall(services, user, () => Promise.resolve([change]), asked.address)
      return { startRobot: isRobotOn(row.phone, { robot: on }) }
    }
    if (on === null) throw new AppError('inputInvalid', { field: 'on' })
    const { id, name } = await ownPhone(services.database, user, uuidIn(asked.request, uuid))
    await changeChannelAccount(services.database, { account: user.account, id }, async (row, connection) => {
      if (!row.phone || row.phone.robot === on) return null
      await recordOperation(connection, { ...user, action: 'linkedPhone.robot', target: id, detail: { name, on } })
      return { phone: { ...row.phone, robot: on } }
    })
    return { startRobot: on }
  })
}

function sendRoutes(route: Route, services: ChatUses): void {
  const { read, phone } = toolsOf(services)
  const writer = (user: SignedIn, phoneRow: LinkedAccount, { address }: CallOrigin): ChatWriter => ({
    services,
    user,
    phone: phoneRow,
    address,
  })

  route(wtChatCalls.sendMsg, async (input, user, asked) => {
    const { fromAccount, toAccount, message, files, sendMediaAsDocument, quoted, id } = input
    if (!message.trim() && !files.length) throw new AppError('messageEmpty', { field: 'message' })
    const row = await phoneNamed(services.database, user, { request: asked.request, name: fromAccount })
    return writeInChat(writer(user, row, asked), toAccount, {
      ...(id !== undefined && { id }),
      body: message,
      sent: files,
      ...(quoted !== undefined && { quoted }),
      extra: sendMediaAsDocument && files.length ? { kind: 'document' } : null,
    })
  })

  route(wtChatCalls.sendYtbMsg, async (input, user, asked) => {
    const { fromAccount, toAccount, message, files, id, url, title, description, price } = input
    const row = await phoneNamed(services.database, user, { request: asked.request, name: fromAccount })
    const openable = /^https?:/i.test(url) ? url : `http://${url}`
    return writeInChat(writer(user, row, asked), toAccount, {
      ...(id !== undefined && { id }),
      body: message,
      sent: files,
      extra: { kind: 'link', url: openable, title, description, price },
    })
  })

  route(wtChatCalls.forwardMsg, async ({ uuid, ids, chatWtAccounts }, user, asked) => {
    const row = await phone(user, asked, uuid)
    const messages = await read(user, (connection) => seenMessages(connection, user, { phone: row.id, ids }))
    if (messages.length !== new Set(ids).size) throw new AppError('notFound')
    return { list: await forwardAll(writer(user, row, asked), messages, chatWtAccounts) }
  })

  route(wtChatCalls.deleteMsg, async ({ uuid, ids, everyone }, user, asked) => {
    const row = await phone(user, asked, uuid)
    const messages = await read(user, (connection) => seenMessages(connection, user, { phone: row.id, ids }))
    if (!everyone) {
      const seen = messages.map(({ id }) => id)
      const change = { name: 'message.delete' as const, args: { ids: seen } }
      if (seen.length) await pushFromCall(services, user, () => Promise.resolve([change]), asked.address)
      return { count: seen.length }
    }
    for (const { id, conversation_id } of messages)
      await writeInChat(
        writer(user, row, asked),
        { conversation_id },
        { body: '', sent: [], extra: { kind: 'revoke', to: id } },
      )
    return { count: messages.length }
  })

  route(wtChatCalls.openChatWindow, async ({ uuid, chatWtAccount }, user, asked) => {
    const row = await phone(user, asked, uuid)
    return asChatSession(await chatOrNew(writer(user, row, asked), chatWtAccount), row.phone)
  })
}

function toolRoutes(route: Route, services: ChatUses): void {
  const { read, phone } = toolsOf(services)
  const { database, blobs: store } = services

  route(wtChatCalls.downloadMedia, async ({ uuid, id, file }, user, asked) => {
    const row = await phone(user, asked, uuid)
    const hash = await read(user, async (connection) => {
      const [message] = await seenMessages(connection, user, { phone: row.id, ids: [id] })
      if (!message) throw new AppError('notFound')
      return fileOfRecord(connection, user, { record: id, place: file ?? null })
    })
    const blob = await readBlob({ database, store }, user, hash)
    if (!blob) throw new AppError('blobAway')
    return new Response(blob.bytes, {
      headers: {
        'content-type': blob.mime,
        'content-disposition': `attachment; filename="${id}.${blobKinds[blob.mime].ending}"`,
        'content-security-policy': noPage,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })

  route(wtChatCalls.fullNumber, async ({ uuid, ids }, user, asked) => {
    const row = await phone(user, asked, uuid)
    const names = ids.map((id) => ({ id, identity: chatIdentity(id) }))
    const lids = names.flatMap(({ identity }) => (identity?.kind === 'lid' ? identity : []))
    const known = await read(user, (connection) => numbersOfNames(connection, user, { phone: row.id, names: lids }))
    return {
      list: names.map(({ id, identity }) => ({
        id,
        full_number:
          identity?.kind === 'jid'
            ? identity.value.slice(0, identity.value.indexOf('@'))
            : (known.get(identity?.value ?? '') ?? hiddenNumber),
      })),
    }
  })
}
