/** What a receiver sees; the words are the screen's. */
const unsubscribePages = ['confirm', 'done', 'already', 'unknown', 'notAllowed'] as const
export type UnsubscribePage = (typeof unsubscribePages)[number]

export type UnsubscribeRequest = {
  method: string
  /** Content-Type as it came; '' where there was none */
  content_type: string
  body: string
}

/** Whose link it is: null where the token was not made here. */
type UnsubscribeState = { unsubscribed: boolean } | null

/** `leaves`: from now on nothing is sent to them. The answer is never a redirect (RFC 8058), and asks for no sign-in. */
type UnsubscribeAnswer = { status: 200 | 404 | 405; page: UnsubscribePage; leaves: boolean }

/**
 * Scanners and previews follow every link, so to look at the page changes nothing: it has a button that posts what a mail
 * provider posts for one click. To ask twice is fine.
 */
export function unsubscribeAnswer(request: UnsubscribeRequest, state: UnsubscribeState): UnsubscribeAnswer {
  if (state === null) return { status: 404, page: 'unknown', leaves: false }
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return { status: 405, page: 'notAllowed', leaves: false }
  if (state.unsubscribed) return { status: 200, page: 'already', leaves: false }
  const leaves = method === 'POST' && isOneClick(request)
  return { status: 200, page: leaves ? 'done' : 'confirm', leaves }
}

/** What the button of the page and a provider's one click send. */
export const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' } as const

/** Characters; a one click is some 200 of them. */
export const mostUnsubscribeBody = 4_000

function isOneClick({ content_type, body }: UnsubscribeRequest): boolean {
  if (body.length > mostUnsubscribeBody) return false
  const [type = ''] = content_type.split(';')
  switch (type.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return formFields(body).some(isIt)
    case 'multipart/form-data':
      return multipartFields(content_type, body).some(isIt)
    default:
      return false
  }
}

type Field = { name: string; value: string }
const isIt = ({ name, value }: Field) =>
  name.toLowerCase() === oneClick.name.toLowerCase() && value.trim().toLowerCase() === oneClick.value.toLowerCase()

const formFields = (body: string): Field[] =>
  body.split('&').map((pair) => {
    const at = pair.indexOf('=')
    return at < 0
      ? { name: decoded(pair), value: '' }
      : { name: decoded(pair.slice(0, at)), value: decoded(pair.slice(at + 1)) }
  })

/** Only ASCII is looked for, so bytes are taken one by one and nothing can be malformed. */
const decoded = (text: string) =>
  text
    .trim()
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function multipartFields(contentType: string, body: string): Field[] {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (!boundary) return []
  return `\r\n${body.replace(/\r?\n/g, '\r\n')}`.split(`\r\n--${boundary}`).flatMap((part) => {
    const at = part.indexOf('\r\n\r\n')
    const name = /^content-disposition:\s*form-data\s*;.*?\bname="?([^";\r\n]*)"?/im.exec(
      part.slice(0, Math.max(0, at)),
    )?.[1]
    return at < 0 || name === undefined ? [] : [{ name: name.trim(), value: part.slice(at + 4) }]
  })
}
