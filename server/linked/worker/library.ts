import type { Agent } from 'node:https'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// What the driver uses of the library, which is not installed where this is compiled.

export type ProtoMessage = Record<string, unknown>
export type WaKey = {
  id?: string | null
  remoteJid?: string | null
  remoteJidAlt?: string
  fromMe?: boolean | null
  participant?: string | null
}
export type WaMessage = {
  key: WaKey
  message?: ProtoMessage | null
  messageTimestamp?: unknown
  pushName?: string | null
  messageStubParameters?: string[] | null
}
export type WaNode = { tag: string; attrs: Record<string, string>; content?: WaNode[] | string | Uint8Array }
export type WaGroup = {
  id: string
  subject: string
  size?: number
  participants: { id: string; phoneNumber?: string; admin?: string | null }[]
}
type ConnectionUpdate = {
  connection?: 'open' | 'connecting' | 'close'
  qr?: string
  isNewLogin?: boolean
  reachoutTimeLock?: { isActive?: boolean; timeEnforcementEnds?: Date }
  lastDisconnect?: { error?: Error & { output?: { statusCode?: number } } }
}
export type WaEvents = {
  'connection.update': ConnectionUpdate
  'creds.update': Record<string, unknown>
  'messages.upsert': { messages: WaMessage[]; type: string }
  'messages.update': { key: WaKey; update: { status?: number | null; messageStubParameters?: string[] | null } }[]
  'messaging-history.set': {
    chats: { id?: string | null; name?: string | null; unreadCount?: number | null }[]
    messages: WaMessage[]
    progress?: number | null
  }
}
export type WaSocket = {
  ev: { on: <K extends keyof WaEvents>(name: K, heard: (event: WaEvents[K]) => void) => void }
  ws: { on: (name: string, heard: (node: WaNode) => void) => void }
  user?: { id: string; lid?: string; name?: string }
  sendMessage: (jid: string, content: object, options: object) => Promise<unknown>
  readMessages: (keys: WaKey[]) => Promise<void>
  onWhatsApp: (...numbers: string[]) => Promise<{ jid: string; exists: boolean }[] | undefined>
  groupFetchAllParticipating: () => Promise<Record<string, WaGroup>>
  groupGetInviteInfo: (code: string) => Promise<WaGroup>
  groupAcceptInvite: (code: string) => Promise<string | undefined>
  fetchAccountReachoutTimelock: () => Promise<{ isActive?: boolean; timeEnforcementEnds?: Date }>
  fetchNewChatMessageCap: () => Promise<{ total_quota?: number; used_quota?: number; cycle_end_timestamp?: string }>
  requestPairingCode: (phone: string) => Promise<string>
  logout: () => Promise<void>
  end: (error: Error | undefined) => Promise<void> | void
}

export type WaKeyStore = {
  get: (kind: string, ids: string[]) => Promise<Record<string, unknown>>
  set: (data: Record<string, Record<string, unknown>>) => Promise<void>
}
export type WaCredentials = Record<string, unknown> & { me?: { id: string; lid?: string; name?: string } }
type QuietLogger = { level: string; child: () => QuietLogger } & Record<
  'trace' | 'debug' | 'info' | 'warn' | 'error',
  () => void
>
export type WaConfig = {
  auth: { creds: WaCredentials; keys: WaKeyStore }
  logger: QuietLogger
  waWebSocketUrl?: string
  fetchAgent?: Agent
  syncFullHistory: boolean
  markOnlineOnConnect: boolean
  emitOwnEvents: boolean
  generateHighQualityLinkPreview: boolean
  getMessage: (key: WaKey) => Promise<ProtoMessage | undefined>
}
type MessageType = {
  encode: (message: ProtoMessage) => { finish: () => Uint8Array }
  AppStateSyncKeyData: { fromObject: (value: object) => ProtoMessage }
}
export type Library = {
  makeWASocket: (config: WaConfig) => WaSocket
  initAuthCreds: () => WaCredentials
  makeCacheableSignalKeyStore: (store: WaKeyStore, logger: QuietLogger) => WaKeyStore
  BufferJSON: { replacer: (key: string, value: unknown) => unknown; reviver: (key: string, value: unknown) => unknown }
  WA_CERT_DETAILS: { PUBLIC_KEY: Uint8Array }
  normalizeMessageContent: (message: ProtoMessage) => ProtoMessage | undefined
  getContentType: (message: ProtoMessage) => string | undefined
  proto: { Message: MessageType }
}

const nothing = () => {}
export const quietLogger: QuietLogger = {
  level: 'silent',
  child: () => quietLogger,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
}

/** `folder`: that of the driver's package. */
export async function loadLibrary(folder: string): Promise<Library> {
  const entry = createRequire(join(folder, 'package.json')).resolve('baileys')
  const loaded = (await import(pathToFileURL(entry).href)) as Library
  return loaded
}
