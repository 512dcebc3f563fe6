import type { OwnPageChannel } from '../conversations/channel.ts'
import { isExecutableFile } from '../email/render/checkWords.ts'
import { whatsappMimeOf } from '../whatsapp/media.ts'

/** As what Meta is handed a file. */
export type PageFileKind = 'image' | 'video' | 'audio' | 'file'

/**
 * Bytes of all files of one message. Instagram takes pictures of 8 MB, and of all else 25, as Messenger does:
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/attachment-upload
 */
export const pageFileBytes = { facebook: 25_000_000, instagram: 8_000_000 } as const satisfies Record<
  OwnPageChannel,
  number
>

const ofInstagram = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'video/mp4',
  'audio/mp4',
  'audio/aac',
  'application/pdf',
])

/** Recordings begin as films do, and documents say nothing of themselves: these are known by the ending of their name. */
export const pageMimeOf = ({ name, mime }: { name: string; mime: string }): string =>
  mime.startsWith('image/') ? mime : (whatsappMimeOf({ name, mime }) ?? mime)

/** As what a file goes in a message of a page or an account; null: Meta takes no such file there. */
export function pageFileKind(
  channel: OwnPageChannel,
  { name, mime }: { name: string; mime: string },
): PageFileKind | null {
  if (isExecutableFile(name)) return null
  const type = pageMimeOf({ name, mime })
  if (channel === 'instagram' && !ofInstagram.has(type)) return null
  const [kind] = type.split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'file'
}
