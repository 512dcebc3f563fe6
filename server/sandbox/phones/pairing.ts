import { createCipheriv, createDecipheriv, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto'
import type { PhoneConnection } from './connection.ts'
import { host, jidOf, lidOf } from './names.ts'
import { kindKey, rawKey } from './noise.ts'
import { childNode, contentBytes, type KeyPair, node, seconds, type WireNode } from './wire.ts'
import type { PhoneWorld } from './world.ts'

const codes = 6
const pairingRounds = 131_072
const accountPrefix = Buffer.from([6, 0])

type WaitingCode = {
  connection: PhoneConnection
  wrapped: Buffer
  ref: string
  entering: { phone: string; ephemeral: KeyPair; theirs: Buffer } | null
}

/** Devices that want to be linked: by a code that a phone reads, or by one that its owner types. */
export class Pairing {
  readonly #world: PhoneWorld
  readonly #refs = new Map<string, PhoneConnection>()
  readonly #codes = new Map<string, WaitingCode>()

  constructor(world: PhoneWorld) {
    this.#world = world
  }

  offer(connection: PhoneConnection): void {
    const refs = Array.from({ length: codes }, () => `2@${randomBytes(24).toString('base64')}`)
    for (const ref of refs) this.#refs.set(ref, connection)
    const list = refs.map((ref) => node('ref', {}, Buffer.from(ref)))
    connection.send(
      node('iq', { from: host, type: 'set', id: 'pair-device', xmlns: 'md' }, [node('pair-device', {}, list)]),
    )
  }

  forget(connection: PhoneConnection): void {
    for (const [ref, one] of this.#refs) if (one === connection) this.#refs.delete(ref)
    for (const [phone, one] of this.#codes) if (one.connection === connection) this.#codes.delete(phone)
  }

  /** What stands in the QR code: who asks, its keys, and a secret that only who sees the screen has. */
  scan(qr: string, phone: string): void {
    const [ref = '', , identity = '', secret = ''] = qr.replace(/^https?:\/\/[^#]*#/, '').split(',')
    const connection = this.#refs.get(ref)
    if (!connection) throw new Error('this code is not, or no longer, one of a device that waits')
    this.#link(connection, phone, Buffer.from(identity, 'base64'), Buffer.from(secret, 'base64'))
  }

  /** A device that shows a code asks for it by number. */
  hello(connection: PhoneConnection, asked: WireNode): WireNode {
    const phone = (asked.attrs.jid ?? '').split(/[:@]/)[0]!
    const ref = randomBytes(16).toString('base64')
    const wrapped = contentBytes(childNode(asked, 'link_code_pairing_wrapped_companion_ephemeral_pub'))
    this.#codes.set(phone, { connection, wrapped, ref, entering: null })
    return node('link_code_companion_reg', { stage: 'companion_hello' }, [
      node('link_code_pairing_ref', {}, Buffer.from(ref)),
    ])
  }

  /** The code is what opens the device's key, and what closes the phone's: a wrong one links nothing. */
  enterCode(code: string, phone: string): void {
    const found = this.#codes.get(phone)
    if (!found) throw new Error(`no device has asked ${phone} for a code`)
    const ephemeral = this.#world.library.bridge.generateKeyPair()
    found.entering = { phone, ephemeral, theirs: unwrap(code, found.wrapped) }
    found.connection.send(
      node(
        'notification',
        { from: host, type: 'link_code_companion_reg', id: randomBytes(6).toString('hex'), t: seconds() },
        [
          node('link_code_companion_reg', { stage: 'primary_hello' }, [
            node('link_code_pairing_ref', {}, Buffer.from(found.ref)),
            node('primary_identity_pub', {}, rawKey(this.#world.person(phone).identity)),
            node('link_code_pairing_wrapped_primary_ephemeral_pub', {}, wrap(code, rawKey(ephemeral))),
          ]),
        ],
      ),
    )
  }

  /** The device has got the phone's key, and shows that both have the same. */
  finish(asked: WireNode): void {
    const phone = (asked.attrs.jid ?? '').split(/[:@]/)[0]!
    const found = this.#codes.get(phone)
    if (!found?.entering) throw new Error('nobody has entered the code')
    const { bridge } = this.#world.library
    const { ephemeral, theirs } = found.entering
    const shared = bridge.calculateAgreement(kindKey(theirs), ephemeral.privKey)
    const bundle = contentBytes(childNode(asked, 'link_code_pairing_wrapped_key_bundle'))
    const opened = openBundle(bundle, shared)
    const identity = opened.subarray(0, 32)
    const identityShared = bridge.calculateAgreement(kindKey(identity), this.#world.person(phone).identity.privKey)
    const secret = hkdfSync(
      'sha256',
      Buffer.concat([shared, identityShared, opened.subarray(64)]),
      '',
      'adv_secret',
      32,
    )
    this.#link(found.connection, phone, identity, Buffer.from(secret))
  }

  /** The phone signs the device's identity, and proves by the secret that it saw the screen. */
  #link(connection: PhoneConnection, phone: string, identity: Buffer, secret: Buffer): void {
    const { bridge, proto } = this.#world.library
    const { identity: account } = this.#world.person(phone)
    const link = this.#world.addLink(connection.noiseKey, phone)
    const details = proto.ADVDeviceIdentity.encode({ rawId: 7, timestamp: Number(seconds()), keyIndex: 1 }).finish()
    const accountSignature = bridge.calculateSignature(
      account.privKey,
      Buffer.concat([accountPrefix, details, identity]),
    )
    const signed = proto.ADVSignedDeviceIdentity.encode({
      details,
      accountSignatureKey: rawKey(account),
      accountSignature,
    }).finish()
    const hmac = createHmac('sha256', secret).update(signed).digest()
    connection.send(
      node('iq', { from: host, type: 'set', id: 'pair-success', t: seconds() }, [
        node('pair-success', {}, [
          node(
            'device-identity',
            {},
            Buffer.from(proto.ADVSignedDeviceIdentityHMAC.encode({ details: signed, hmac }).finish()),
          ),
          node('biz', { name: `Phone ${phone}` }),
          node('device', { jid: jidOf(phone, link.device), lid: lidOf(phone, link.device) }),
          node('platform', { name: 'android' }),
        ]),
      ]),
    )
  }
}

const keyOfCode = (code: string, salt: Buffer) => pbkdf2Sync(code, salt, pairingRounds, 32, 'sha256')

function unwrap(code: string, wrapped: Buffer): Buffer {
  const aes = createDecipheriv('aes-256-ctr', keyOfCode(code, wrapped.subarray(0, 32)), wrapped.subarray(32, 48))
  return Buffer.concat([aes.update(wrapped.subarray(48)), aes.final()])
}

function wrap(code: string, key: Buffer): Buffer {
  const [salt, iv] = [randomBytes(32), randomBytes(16)]
  const aes = createCipheriv('aes-256-ctr', keyOfCode(code, salt), iv)
  return Buffer.concat([salt, iv, aes.update(key), aes.final()])
}

function openBundle(bundle: Buffer, shared: Uint8Array): Buffer {
  const info = 'link_code_pairing_key_bundle_encryption_key'
  const key = Buffer.from(hkdfSync('sha256', shared, bundle.subarray(0, 32), info, 32))
  const aes = createDecipheriv('aes-256-gcm', key, bundle.subarray(32, 44), { authTagLength: 16 })
  aes.setAuthTag(bundle.subarray(-16))
  return Buffer.concat([aes.update(bundle.subarray(44, -16)), aes.final()])
}
