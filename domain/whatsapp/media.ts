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

/** Of kept files only pictures and videos have types of their own; a document says by its name what it is. */
export const whatsappFileMime = ({ mime, name }: { mime: string; name: string }): string =>
  mime === 'application/octet-stream' && /\.pdf$/i.test(name) ? 'application/pdf' : mime

/** What Meta takes as the example in the header of a template. */
const templateMimes: readonly string[] = ['image/jpeg', 'image/png', 'video/mp4', 'application/pdf']

/** Why a file cannot be the example in a header; null: it can. */
export function templateFileRefusal(
  { mime, name, size }: { mime: string; name: string; size: number },
  kind: WhatsappMediaKind,
): 'wrongType' | 'tooLarge' | null {
  const is = whatsappFileMime({ mime, name })
  return templateMimes.includes(is) ? mediaRefusal({ mime: is, size }, kind) : 'wrongType'
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
