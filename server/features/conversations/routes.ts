import { blobKinds } from '#domain/blobs/blob'
import { conversationCalls } from '#domain/conversations/calls'
import { olderMessageCalls } from '#domain/conversations/olderCalls'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { BlobStore } from '../../blobs/store.ts'
import { readBlob } from '../../blobs/uploads.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import { fileOfRecord } from '../../conversations/fileOfRecord.ts'
import { olderMessages } from '../../conversations/olderMessages.ts'
import type { Connection } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import { noPage } from '../../http/headers.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { type PushServices, pushFromCall } from '../../sync/push.ts'
import { readAnswerTimes } from './answerTimes.ts'
import { deleting, emptyingChat, listChats, listOwners, listRecords, recordsSeen } from './chats.ts'
import { tellComposing } from './composing.ts'
import { changeConversationSettings, readConversationSettings } from './settings.ts'

export type ConversationUses = PushServices & { blobs: BlobStore; virusScan: VirusScan; limiter: Limiter; log: Log }

export function conversationRoutes(route: Route, services: ConversationUses): void {
  const { database, limiter, areas, blobs: store, virusScan, log } = services
  const files = { database, areas, store, virusScan, log }
  const read = <T>(user: Actor, work: (connection: Connection) => Promise<T>) =>
    withScope(database, user, work, { snapshot: true })

  route(conversationCalls.chatList, (input, user) => read(user, (connection) => listChats(connection, user, input)))
  route(conversationCalls.chatRecords, (input, user) =>
    read(user, (connection) => listRecords(connection, user, input)),
  )
  route(olderMessageCalls.older, (input, user) => {
    services.limiter.admit('olderMessages', user.user)
    return read(user, (connection) => olderMessages(connection, user, input))
  })
  route(conversationCalls.chatOwners, async (_, user) => ({
    list: await read(user, (connection) => listOwners(connection, user)),
  }))
  route(conversationCalls.chatDelete, async (chat, user, { address }) => {
    let count = 0
    const empty = async (connection: Connection) => {
      const plan = await emptyingChat(connection, user, chat)
      count = plan.count
      return plan.changes
    }
    await pushFromCall(services, user, empty, address)
    return { count }
  })
  route(conversationCalls.chatDeleteRecords, async ({ ids }, user, { address }) => {
    let count = 0
    const remove = async (connection: Connection) => {
      const seen = await recordsSeen(connection, user, ids)
      count = seen.length
      return deleting(seen)
    }
    await pushFromCall(services, user, remove, address)
    return { count }
  })
  route(conversationCalls.decryptFile, async ({ record_id, file }, user) => {
    const hash = await read(user, (connection) =>
      fileOfRecord(connection, user, { record: record_id, place: file ?? null }),
    )
    const blob = await readBlob(files, user, hash)
    if (!blob) throw new AppError('blobAway')
    return new Response(blob.bytes, {
      headers: {
        'content-type': blob.mime,
        'content-disposition': `attachment; filename="${record_id}.${blobKinds[blob.mime].ending}"`,
        'content-security-policy': noPage,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })

  route(conversationCalls.composing, (sign, user) => {
    limiter.admit('composing', user.user)
    return tellComposing(database, user, sign)
  })
  route(conversationCalls.answerTimes, async (input, user) => ({
    rows: await read(user, (connection) => readAnswerTimes(connection, user, input)),
  }))
  route(conversationCalls.settings, (_, { account }) =>
    asSystem(database, (connection) => readConversationSettings(connection, account)),
  )
  route(conversationCalls.setSettings, async (settings, { account, user }, { device, address }) => {
    await asSystem(database, (connection) =>
      changeConversationSettings(connection, { account, user, device, address }, settings),
    )
    return {}
  })
}
