import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Der = Buffer

const lengthOf = (bytes: Buffer): Buffer => {
  if (bytes.length < 128) return Buffer.from([bytes.length])
  const digits = bytes.length < 256 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255]
  return Buffer.from([128 | digits.length, ...digits])
}
const der = (tag: number, ...parts: Buffer[]): Der => {
  const bytes = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(bytes), bytes])
}
const sequence = (...parts: Der[]) => der(0x30, ...parts)
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
const utcTime = (at: Date) => der(0x17, Buffer.from(at.toISOString().replace(/^\d\d|[-:T]|\.\d+/g, '')))

const ecdsaSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const commonName = oid(0x55, 0x04, 0x03)
const alternativeNames = oid(0x55, 0x1d, 0x11)
const basicConstraints = oid(0x55, 0x1d, 0x13)
const loopback = Buffer.from([127, 0, 0, 1])
const yearMs = 365 * 24 * 60 * 60 * 1_000

/** For TLS at 127.0.0.1: a key that was made for this one run, and a certificate by which it vouches for itself. */
export function loopbackCertificate(now: number): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('Fairlead sandbox')))))
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaSha256,
    name,
    sequence(utcTime(new Date(now - yearMs)), utcTime(new Date(now + yearMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(alternativeNames, der(0x04, sequence(der(0x87, loopback)))),
        sequence(basicConstraints, der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
      ),
    ),
  )
  const certificate = sequence(toSign, ecdsaSha256, bits(sign('sha256', toSign, privateKey)))
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
