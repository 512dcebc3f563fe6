import * as z from 'zod/mini'
import { type HttpCall } from '../callService.ts'
import { type GraphSetting, graphCall } from './graph.ts'

type MediaFile = { name: string; mime: string; bytes: Uint8Array }

/** Gives Meta a file that messages of this number may name for 30 days. `boundary`: a text that the file has nowhere. */
export function uploadMedia(setting: GraphSetting, number: string, file: MediaFile, boundary: string): HttpCall {
  const request = graphCall(setting, 'POST', `${encodeURIComponent(number)}/media`)
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head =
    field('messaging_product', 'whatsapp') +
    field('type', file.mime) +
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quoted(file.name)}"\r\ncontent-type: ${file.mime}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return {
    ...request,
    headers: { ...request.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  }
}

/** As browsers write names in forms. */
const quoted = (name: string) => name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))

/** Begins the upload of an example of a template; what it answers is the address of the next call. */
export function beginUpload(setting: GraphSetting, app: string, { name, mime, bytes }: MediaFile): HttpCall {
  const query = new URLSearchParams({ file_name: name, file_length: String(bytes.length), file_type: mime })
  return graphCall(setting, 'POST', `${encodeURIComponent(app)}/uploads?${query.toString()}`)
}
/** `offset`: bytes that Meta has already, after a connection that broke. */
export function goOnWithUpload(setting: GraphSetting, session: string, bytes: Uint8Array, offset: number): HttpCall {
  const request = graphCall(setting, 'POST', session)
  return {
    ...request,
    headers: {
      authorization: `OAuth ${setting.token}`,
      file_offset: String(offset),
      'content-type': 'application/octet-stream',
    },
    body: bytes.subarray(offset),
  }
}
export const askUpload = (setting: GraphSetting, session: string): HttpCall => {
  const request = graphCall(setting, 'GET', session)
  return { ...request, headers: { authorization: `OAuth ${setting.token}` } }
}

export const UploadSession = z.object({ id: z.string().check(z.startsWith('upload:')) })
export const UploadPlace = z.object({ file_offset: z.coerce.number() })
export const UploadHandle = z.object({ h: z.string() })
export const MediaId = z.object({ id: z.string() })

/** Where the bytes of a file that somebody sent are: an address that answers for five minutes, to who has the token. */
export const askMedia = (setting: GraphSetting, number: string, id: string): HttpCall =>
  graphCall(setting, 'GET', `${encodeURIComponent(id)}?phone_number_id=${encodeURIComponent(number)}`)
export const MediaPlace = z.object({
  url: z.url(),
  mime_type: z._default(z.string(), ''),
  file_size: z.coerce.number(),
})
