import type { CampaignChannel } from '../campaigns/channel.ts'
import { isExecutableFile } from '../email/render/checkWords.ts'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'

/** What goes with one message: so many files, so many bytes of all together, and none that is forbidden by its name. */
export type ChannelFiles = { most: number; bytes: number; forbidden: (name: string) => boolean }

/** Null: the channel carries text alone. */
export const channelFiles: Readonly<Record<CampaignChannel, ChannelFiles | null>> = {
  email: { most: limits.emailAttachments, bytes: limits.emailAttachmentBytes, forbidden: isExecutableFile },
  sms: null,
  whatsapp: null,
  linked: null,
}

type NamedFile = { name: string; size: number }
export type FileRefusal = { code: ErrorCode; values?: { limit: number } }

/** Why a message over this channel cannot take one more file; null: it can. */
export function fileRefusal(
  channel: CampaignChannel,
  { name, size }: NamedFile,
  beside: readonly NamedFile[],
): FileRefusal | null {
  const may = channelFiles[channel]
  if (!may) return { code: 'filesNotCarried' }
  if (may.forbidden(name)) return { code: 'fileForbidden' }
  if (beside.length >= may.most) return { code: 'filesTooMany', values: { limit: may.most } }
  if (beside.reduce((sum, file) => sum + file.size, size) > may.bytes)
    return { code: 'filesTooHeavy', values: { limit: may.bytes / 1_000_000 } }
  return null
}

/** The same of all files of a message. */
export function filesRefusal(channel: CampaignChannel, files: readonly NamedFile[]): FileRefusal | null {
  for (const [at, file] of files.entries()) {
    const refusal = fileRefusal(channel, file, files.slice(0, at))
    if (refusal) return refusal
  }
  return null
}
