import { kindKey } from './noise.ts'
import { childNode, contentBytes, type PreKeyBundle, type WireNode } from './wire.ts'

/** The keys that a device sends along where it could not open a message. */
export function retryKeysIn(receipt: WireNode, keys: WireNode): PreKeyBundle {
  const part = (of: WireNode | undefined, tag: string) => contentBytes(of && childNode(of, tag))
  const numberIn = (bytes: Buffer) => (bytes.length ? bytes.readUIntBE(0, bytes.length) : 0)
  const [preKey, signed] = [childNode(keys, 'key'), childNode(keys, 'skey')]
  return {
    registrationId: numberIn(part(receipt, 'registration')),
    identityKey: kindKey(part(keys, 'identity')),
    ...(preKey && { preKey: { keyId: numberIn(part(preKey, 'id')), publicKey: kindKey(part(preKey, 'value')) } }),
    signedPreKey: {
      keyId: numberIn(part(signed, 'id')),
      publicKey: kindKey(part(signed, 'value')),
      signature: part(signed, 'signature'),
    },
  }
}
