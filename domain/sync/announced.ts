import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SentMutation } from './protocol.ts'

/** What a device says of a change that waits: enough to recognise it by, and to tell it from one made up later. */
export type ChangeDigest = [uid: string, digest: string]

/** 128 bits of SHA-256 over what the user did and when; its place in the outbox may still change. */
export const announcedDigest = ({ name, version, args, edited_at }: SentMutation): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([name, version, args, edited_at]))).subarray(0, 16))
