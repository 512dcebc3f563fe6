const mb = 1_000_000

/** What the Cloud API takes of each kind of media, as its documentation lists it: types, and bytes at most. */
export const whatsappMedia = {
  image: { mimes: ['image/jpeg', 'image/png'], bytes: 5 * mb },
  video: { mimes: ['video/mp4', 'video/3gpp'], bytes: 16 * mb },
  audio: { mimes: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp4', 'audio/ogg'], bytes: 16 * mb },
  document: {
    mimes: [
      'text/plain',
      'application/pdf',
      'application/msword',
      'application/vnd.ms-excel',
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    bytes: 100 * mb,
  },
} as const satisfies Record<string, { mimes: readonly string[]; bytes: number }>
export type WhatsappMediaKind = keyof typeof whatsappMedia

const kinds = Object.keys(whatsappMedia) as WhatsappMediaKind[]

/** As what a file is sent; null: not at all. */
export const whatsappMediaKind = (mime: string): WhatsappMediaKind | null =>
  kinds.find((kind) => (whatsappMedia[kind].mimes as readonly string[]).includes(mime)) ?? null

/** What Meta takes as the example in the header of a template. */
const templateMimes: readonly string[] = ['image/jpeg', 'image/png', 'video/mp4', 'application/pdf']

/** Why a file cannot be the example in a header; null: it can. */
export function templateFileRefusal(
  file: { mime: string; name: string; size: number },
  kind: WhatsappMediaKind,
): 'wrongType' | 'tooLarge' | null {
  const mime = whatsappMimeOf(file)
  return mime !== null && templateMimes.includes(mime) ? mediaRefusal({ mime, size: file.size }, kind) : 'wrongType'
}

/** Why a file cannot be sent as this kind; null: it can. */
export function mediaRefusal(
  { mime, size }: { mime: string; size: number },
  kind: WhatsappMediaKind,
): 'wrongType' | 'tooLarge' | null {
  const { mimes, bytes } = whatsappMedia[kind]
  if (!(mimes as readonly string[]).includes(mime)) return 'wrongType'
  return size > bytes ? 'tooLarge' : null
}

const mimesByEnding: Readonly<Record<string, string>> = {
  '3gp': 'video/3gpp',
  aac: 'audio/aac',
  amr: 'audio/amr',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  txt: 'text/plain',
  csv: 'text/plain',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * As what a file is handed to Meta: pictures and films are known by their content, all else by the ending of its name. Null: Meta
 * takes no such file, or it is not what its name says.
 */
export function whatsappMimeOf({ name, mime }: { name: string; mime: string }): string | null {
  const named = mimesByEnding[endingOf(name)] ?? null
  // Recordings and films begin alike.
  if (mime === 'video/mp4') return named === 'audio/mp4' ? named : mime
  if (mime !== 'application/octet-stream') return whatsappMediaKind(mime) ? mime : null
  return named
}

/** Of several that mean one type the first. */
const endings = new Map(
  Object.entries(mimesByEnding)
    .toReversed()
    .map(([ending, mime]) => [mime, ending]),
)
const otherEndings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
}
/** Under what a file is kept that came without a name; '' where its type says nothing. */
export const endingOfMime = (mime: string): string => otherEndings[mime] ?? endings.get(mime) ?? ''
