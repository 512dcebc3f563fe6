import { isExecutableFile } from '../email/render/checkWords.ts'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { pageFileBytes, pageFileKind } from '../ownPages/pageFiles.ts'
import { whatsappMimeOf } from '../whatsapp/media.ts'
import type { ConversationChannel, OwnPageChannel } from './channel.ts'

/** What goes with one message: so many files, so many bytes of all together, and none that is forbidden. */
export type ChannelFiles = { most: number; bytes: number; forbidden: (file: NamedFile) => boolean }

const isNoWhatsappFile = ({ name, mime }: NamedFile) => mime !== undefined && whatsappMimeOf({ name, mime }) === null

/** Null: the channel carries text alone. */
export const channelFiles: Readonly<Record<ConversationChannel, ChannelFiles | null>> = {
  email: {
    most: limits.emailAttachments,
    bytes: limits.emailAttachmentBytes,
    forbidden: ({ name }) => isExecutableFile(name),
  },
  sms: null,
  // Each goes as a message of its own.
  whatsapp: { most: limits.emailAttachments, bytes: limits.whatsappFileBytes, forbidden: isNoWhatsappFile },
  // Each goes as a message of its own, and whatever it is goes as a document.
  linked: {
    most: limits.emailAttachments,
    bytes: limits.whatsappFileBytes,
    forbidden: ({ name }) => isExecutableFile(name),
  },
  // Each goes as a message of its own, and none below a comment.
  facebook: ofPage('facebook'),
  instagram: ofPage('instagram'),
}

function ofPage(channel: OwnPageChannel): ChannelFiles {
  const isNone = ({ name, mime }: NamedFile) => mime !== undefined && pageFileKind(channel, { name, mime }) === null
  return { most: limits.emailAttachments, bytes: pageFileBytes[channel], forbidden: isNone }
}

/** `mime`: by its content; not known before it was read. */
type NamedFile = { name: string; size: number; mime?: string }
export type FileRefusal = { code: ErrorCode; values?: { limit: number } }

/** Why a message over this channel cannot take one more file; null: it can. */
export function fileRefusal(
  channel: ConversationChannel,
  file: NamedFile,
  beside: readonly NamedFile[],
): FileRefusal | null {
  const may = channelFiles[channel]
  if (!may) return { code: 'filesNotCarried' }
  if (may.forbidden(file)) return { code: 'fileForbidden' }
  if (beside.length >= may.most) return { code: 'filesTooMany', values: { limit: may.most } }
  if (beside.reduce((sum, one) => sum + one.size, file.size) > may.bytes)
    return { code: 'filesTooHeavy', values: { limit: may.bytes / 1_000_000 } }
  return null
}

/** The same of all files of a message. */
export function filesRefusal(channel: ConversationChannel, files: readonly NamedFile[]): FileRefusal | null {
  for (const [at, file] of files.entries()) {
    const refusal = fileRefusal(channel, file, files.slice(0, at))
    if (refusal) return refusal
  }
  return null
}
