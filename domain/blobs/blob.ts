import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** A file's name is its content: the SHA-256 of its bytes, in small hex. */
export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What may be kept as a file: its type, the first bytes that every such file has, and the ending it is saved under. */
export const blobKinds = {
  'image/jpeg': { ending: 'jpg', begins: [[0, 'ff d8 ff']] },
  'image/png': { ending: 'png', begins: [[0, '89 50 4e 47 0d 0a 1a 0a']] },
  'audio/webm': { ending: 'webm', begins: [[0, '1a 45 df a3']] },
  'audio/mp4': { ending: 'm4a', begins: [[4, '66 74 79 70']] },
  'audio/ogg': { ending: 'ogg', begins: [[0, '4f 67 67 53']] },
  'video/mp4': { ending: 'mp4', begins: [[4, '66 74 79 70']] },
  // Anything else: it is kept and handed back, never opened here.
  'application/octet-stream': { ending: 'bin', begins: [] },
} as const satisfies Record<string, { ending: string; begins: readonly (readonly [at: number, hex: string])[] }>
export type BlobMime = keyof typeof blobKinds

export const pictureMimes = ['image/jpeg', 'image/png'] as const
export const voiceMimes = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const
/** Of a file that somebody chose; what is not one of the first is the last. */
export const attachmentMimes = [...pictureMimes, 'video/mp4', 'application/octet-stream'] as const
export type AttachmentMime = (typeof attachmentMimes)[number]
const blobMimes = [...pictureMimes, ...voiceMimes, 'video/mp4', 'application/octet-stream'] as const

const mostBytes: Record<BlobMime, number> = {
  'image/jpeg': limits.pictureBytes,
  'image/png': limits.pictureBytes,
  'audio/webm': limits.voiceBytes,
  'audio/mp4': limits.voiceBytes,
  'audio/ogg': limits.voiceBytes,
  'video/mp4': limits.videoBytes,
  'application/octet-stream': limits.fileBytes,
}
export const mostBytesOf = (mime: BlobMime) => mostBytes[mime]
const sizeUpTo = (bytes: number) => z.int().check(z.minimum(1), z.maximum(bytes))

export const PictureRef = z.object({ hash: Sha256, size: sizeUpTo(limits.pictureBytes), mime: z.enum(pictureMimes) })
export type PictureRef = z.output<typeof PictureRef>
export const VoiceRef = z.object({ hash: Sha256, size: sizeUpTo(limits.voiceBytes), mime: z.enum(voiceMimes) })
/** How a row names a file. */
export type BlobRef = { hash: string; size: number; mime: BlobMime }
export const BlobMimeName = z.enum(blobMimes)

/** What a chosen file is by its content: its name says nothing about it. */
export const attachmentMimeOf = (head: Uint8Array): AttachmentMime =>
  attachmentMimes.find((mime) => beginsAs(mime, head)) ?? 'application/octet-stream'

/** Whether the bytes begin as a file of this type does. */
export function beginsAs(mime: BlobMime, bytes: Uint8Array): boolean {
  return blobKinds[mime].begins.every(([at, hex]) => {
    const wanted = hex.split(' ').map((byte) => Number.parseInt(byte, 16))
    return wanted.every((byte, i) => bytes[at + i] === byte)
  })
}

/** How many bytes the next request brings: a whole chunk, or the rest. */
export const chunkAt = (size: number, offset: number) => Math.min(limits.blobChunkBytes, size - offset)
