import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// What the simulator uses of the driver's package: the codec of WhatsApp's nodes, its messages, and a Signal implementation that is
// not the one of the library under test.

export type WireNode = { tag: string; attrs: Record<string, string>; content?: WireNode[] | string | Uint8Array }
export type Proto = Record<string, unknown>
type ProtoType = {
  encode: (value: Proto) => { finish: () => Uint8Array }
  decode: (bytes: Uint8Array) => Proto
  fromObject: (value: Proto) => Proto
}
export type KeyPair = { pubKey: Uint8Array; privKey: Uint8Array }
export type SignedPreKey = { keyId: number; keyPair: KeyPair; signature: Uint8Array }
export type PreKeyBundle = {
  registrationId: number
  identityKey: Uint8Array
  preKey?: { keyId: number; publicKey: Uint8Array }
  signedPreKey: { keyId: number; publicKey: Uint8Array; signature: Uint8Array }
}
export type SignalStorage = {
  loadSession: (address: string) => Uint8Array | undefined
  storeSession: (address: string, record: { serialize: () => Uint8Array }) => void
  storeSessionRaw: (address: string, data: Uint8Array) => void
  getOurIdentity: () => KeyPair
  getOurRegistrationId: () => number
  isTrustedIdentity: () => boolean
  loadPreKey: (id: number) => KeyPair | undefined
  removePreKey: (id: number) => void
  loadSignedPreKey: (id: number) => SignedPreKey | undefined
  loadSenderKey: (id: string) => Uint8Array | undefined
  storeSenderKey: (id: string, record: Uint8Array) => void
}
type Address = object
type DistributionMessage = { serialize: () => Uint8Array }
export type Bridge = {
  generateIdentityKeyPair: () => KeyPair
  generateKeyPair: () => KeyPair
  generateRegistrationId: () => number
  generatePreKey: (id: number) => { keyId: number; keyPair: KeyPair }
  generateSignedPreKey: (identity: KeyPair, id: number) => SignedPreKey
  calculateAgreement: (theirs: Uint8Array, ours: Uint8Array) => Uint8Array
  calculateSignature: (key: Uint8Array, message: Uint8Array) => Uint8Array
  ProtocolAddress: new (name: string, device: number) => Address
  SessionBuilder: new (
    storage: SignalStorage,
    address: Address,
  ) => { processPreKeyBundle: (bundle: PreKeyBundle) => Promise<void> }
  SessionCipher: new (
    storage: SignalStorage,
    address: Address,
  ) => {
    encrypt: (plain: Uint8Array) => Promise<{ type: number; body: Uint8Array }>
    decryptPreKeyWhisperMessage: (bytes: Uint8Array) => Promise<Uint8Array>
    decryptWhisperMessage: (bytes: Uint8Array) => Promise<Uint8Array>
  }
  SenderKeyName: new (group: string, address: Address) => object
  SenderKeyDistributionMessage: { deserialize: (bytes: Uint8Array) => DistributionMessage }
  GroupSessionBuilder: new (
    storage: SignalStorage,
  ) => {
    create: (name: object) => Promise<DistributionMessage>
    process: (name: object, message: DistributionMessage) => Promise<void>
  }
  GroupCipher: new (
    storage: SignalStorage,
    group: string,
    address: Address,
  ) => {
    encrypt: (plain: Uint8Array) => Promise<Uint8Array>
    decrypt: (bytes: Uint8Array) => Promise<Uint8Array>
  }
}
type ProtoNames =
  | 'HandshakeMessage'
  | 'ClientPayload'
  | 'CertChain'
  | 'ADVDeviceIdentity'
  | 'ADVSignedDeviceIdentity'
  | 'ADVSignedDeviceIdentityHMAC'
  | 'HistorySync'
  | 'Message'
export type WireLibrary = {
  bridge: Bridge
  proto: Record<ProtoNames, ProtoType> & {
    CertChain: { NoiseCertificate: { Details: ProtoType } }
    Message: { toObject: (message: Proto, options: object) => Proto }
  }
  encodeNode: (node: WireNode) => Uint8Array
  decodeNode: (bytes: Buffer) => Promise<WireNode>
}

/** `folder`: that of the driver's package. No part of it that is under the GPL is loaded. */
export async function loadWireLibrary(folder: string): Promise<WireLibrary> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href)
  const packages = join(folder, 'node_modules')
  const [bridge, { proto }, codec] = (await Promise.all([
    load(join(packages, 'whatsapp-rust-bridge/dist/index.js')),
    load(join(packages, 'baileys/WAProto/index.js')),
    load(join(packages, 'baileys/lib/WABinary/index.js')),
  ])) as [
    Bridge,
    Pick<WireLibrary, 'proto'>,
    { encodeBinaryNode: WireLibrary['encodeNode']; decodeBinaryNode: WireLibrary['decodeNode'] },
  ]
  return { bridge, proto, encodeNode: codec.encodeBinaryNode, decodeNode: codec.decodeBinaryNode }
}

export const childNodes = (node: WireNode | undefined, tag?: string): WireNode[] =>
  Array.isArray(node?.content) ? node.content.filter((child) => tag === undefined || child.tag === tag) : []
export const childNode = (node: WireNode | undefined, tag: string): WireNode | undefined => childNodes(node, tag)[0]
export const contentBytes = (node: WireNode | undefined): Buffer =>
  node?.content === undefined || Array.isArray(node.content) ? Buffer.alloc(0) : Buffer.from(node.content as Uint8Array)
export const node = (tag: string, attrs: Record<string, string> = {}, content?: WireNode['content']): WireNode =>
  content === undefined ? { tag, attrs } : { tag, attrs, content }

/** As many bytes as it says, most significant first. */
export const bigEndian = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}
export const seconds = (): string => String(Math.floor(Date.now() / 1_000))
