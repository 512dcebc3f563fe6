import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HeaderRefused, headerText } from './render/headerLine.ts'
import { kindHeaders, type ListMail, listHeaders, messageIdOf } from './render/listHeaders.ts'
import { mostUnsubscribeBody, type UnsubscribeRequest, unsubscribeAnswer } from './unsubscribe.ts'

const id = '019aa000-0000-7000-8000-00000000000f'
const mail: ListMail = {
  unsubscribeUrl: 'https://fair.example/u/abc_-1',
  unsubscribeAddress: 'sales+uabc@fair.example',
  sender: id,
  domain: 'fair.example',
  task: '019aa000-0000-7000-8000-00000000000a',
  message: '019aa000-0000-7000-8000-00000000000b',
}
const linesOf = (change: Partial<ListMail> = {}) =>
  Object.fromEntries(listHeaders({ ...mail, ...change }).map(({ name, value }) => [name, value]))

describe('the head of a mail to many', () => {
  test('says how to get out by one click, by a link and by mail, and who sends', () => {
    expect(linesOf()).toEqual({
      'List-Unsubscribe': '<https://fair.example/u/abc_-1>, <mailto:sales+uabc@fair.example?subject=unsubscribe>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${id}.list.fair.example>`,
      'Feedback-ID': `${mail.task}:${mail.message}:campaign:fl00000000000f`,
    })
    expect(linesOf()['Feedback-ID']?.split(':').at(-1)).toMatch(/^.{5,15}$/)
  })

  test('offers one click over HTTPS only', () => {
    const lines = linesOf({ unsubscribeUrl: 'http://localhost:8080/u/abc', unsubscribeAddress: null })
    expect(lines['List-Unsubscribe']).toBe('<http://localhost:8080/u/abc>')
    expect(lines).not.toHaveProperty('List-Unsubscribe-Post')
  })

  test('a mailbox with odd signs stays one address of the link', () => {
    const lines = linesOf({ unsubscribeAddress: 'a?b&c%d/e#f@fair.example' })
    expect(lines['List-Unsubscribe']).toContain('<mailto:a%3Fb%26c%25d%2Fe%23f@fair.example?subject=unsubscribe>')
  })

  test.each<[string, Partial<ListMail>]>([
    ['a line break in the link', { unsubscribeUrl: 'https://fair.example/u/a\r\nBcc: evil@x.example' }],
    ['a second link', { unsubscribeUrl: 'https://fair.example/u/a>, <https://evil.example' }],
    ['a link of another kind', { unsubscribeUrl: 'javascript:alert(1)' }],
    ['a link in letters that need encoding', { unsubscribeUrl: 'https://fair.example/展会' }],
    ['two addresses', { unsubscribeAddress: 'a@fair.example,evil@x.example' }],
    ['a route', { unsubscribeAddress: '@evil.example:a@fair.example' }],
    ['a line break in the address', { unsubscribeAddress: 'a@fair.example\nBcc: evil' }],
    ['a domain that is none', { domain: 'fair.example>\r\nX: y' }],
    ['a domain that was not made ASCII', { domain: '展会.example' }],
    ['a sender that is no id', { sender: 'a:b' }],
    ['a task with a part of its own', { task: 'a:b' }],
  ])('%s is refused', (_, change) => {
    expect(() => linesOf(change)).toThrow(HeaderRefused)
  })

  test('whatever is put in, no line holds more than one line', () => {
    const any = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('a\r\nb', 'a\nb', 'a\rb', 'a\0'))
    const rubbish = fc.record({
      unsubscribeUrl: any.map((text) => `https://x.example/${text}`),
      unsubscribeAddress: any.map((text) => `${text}@x.example`),
      sender: any,
      domain: any,
      task: any,
      message: any,
    })
    fc.assert(
      fc.property(rubbish, fc.constantFrom(...(Object.keys(mail) as (keyof ListMail)[])), (bad, field) => {
        try {
          for (const { value } of listHeaders({ ...mail, [field]: bad[field] })) expect(value).toMatch(/^[\x20-\x7e]+$/)
        } catch (error) {
          expect(error).toBeInstanceOf(HeaderRefused)
        }
      }),
    )
  })

  test('only what goes to many has list headers, and an answer by hand looks like one', () => {
    expect(kindHeaders.campaign).toEqual({ isList: true, lines: { Precedence: 'bulk' } })
    expect(kindHeaders.answer).toEqual({ isList: false, lines: {} })
  })

  test('a Message-ID is of our own domain', () => {
    expect(messageIdOf(id, 'fair.example')).toBe(`<${id}@fair.example>`)
    expect(() => messageIdOf(`${id}@evil.example>\r\n`, 'fair.example')).toThrow(HeaderRefused)
    expect(() => messageIdOf(id, 'fair.example>')).toThrow(HeaderRefused)
  })

  test('text may be in any language and hold no control', () => {
    expect(headerText('Subject', '展会 “hello” 🎉')).toBe('展会 “hello” 🎉')
    for (const bad of ['a\r\nb', 'a\rb', 'a\nb', 'a\0', 'a\u0085b', 'a\u2028b', 'a\ud83c', '\u007f'])
      expect(() => headerText('Subject', bad)).toThrow(HeaderRefused)
  })
})

const form = 'application/x-www-form-urlencoded'
const post = (content_type: string, body: string): UnsubscribeRequest => ({ method: 'POST', content_type, body })
const inParts = (boundary: string, ...parts: string[]) =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`
const oneClickPart = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click'
const open = { unsubscribed: false }

describe('the link to get out', () => {
  test.each<[string, UnsubscribeRequest]>([
    ['a form', post(form, 'List-Unsubscribe=One-Click')],
    ['a form with a charset', post(`${form}; charset=UTF-8`, 'List-Unsubscribe=One-Click\r\n')],
    ['a form with more in it', post(form, 'a=b&List%2DUnsubscribe=One%2dClick&c')],
    ['parts', post('multipart/form-data; boundary=--Q x', inParts('--Q', oneClickPart))],
    [
      'parts with a quoted boundary, more headers and bare line feeds',
      post(
        'Multipart/Form-Data; charset=utf-8; boundary="b:1 2"',
        inParts(
          'b:1 2',
          'Content-Disposition: form-data; name="x"\r\n\r\ny',
          `Content-Type: text/plain\r\n${oneClickPart}`,
        ).replaceAll('\r\n', '\n'),
      ),
    ],
  ])('takes who posts one click in %s off, with no redirect', (_, request) => {
    expect(unsubscribeAnswer(request, open)).toEqual({ status: 200, page: 'done', leaves: true })
  })

  test.each<[string, UnsubscribeRequest]>([
    ['looks', { method: 'GET', content_type: '', body: '' }],
    ['looks and sends a body', { method: 'GET', content_type: form, body: 'List-Unsubscribe=One-Click' }],
    ['asks for the head', { method: 'HEAD', content_type: '', body: '' }],
    ['posts nothing', post('', '')],
    ['posts another kind of body', post('text/plain', 'List-Unsubscribe=One-Click')],
    ['posts JSON', post('application/json', '{"List-Unsubscribe":"One-Click"}')],
    ['posts something else', post(form, 'List-Unsubscribe=Two-Clicks')],
    ['posts it as another field', post(form, 'x=List-Unsubscribe=One-Click')],
    ['posts parts without a boundary', post('multipart/form-data', inParts('b', oneClickPart))],
    ['posts parts of another boundary', post('multipart/form-data; boundary=c', inParts('b', oneClickPart))],
    ['posts a letter', post(form, `List-Unsubscribe=One-Click&x=${'y'.repeat(mostUnsubscribeBody)}`)],
  ])('asks who %s', (_, request) => {
    expect(unsubscribeAnswer(request, open)).toEqual({ status: 200, page: 'confirm', leaves: false })
  })

  test("is nobody's with a forged token, whatever is posted", () => {
    expect(unsubscribeAnswer(post(form, 'List-Unsubscribe=One-Click'), null)).toEqual({
      status: 404,
      page: 'unknown',
      leaves: false,
    })
  })

  test('says so the second time', () => {
    const again = unsubscribeAnswer(post(form, 'List-Unsubscribe=One-Click'), { unsubscribed: true })
    expect(again).toEqual({ status: 200, page: 'already', leaves: false })
  })

  test('takes nobody off who does not post', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('List-Unsubscribe=One-Click'))
    const method = fc.oneof(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'post'), fc.string())
    fc.assert(
      fc.property(method, text, (method, body) => {
        fc.pre(method !== 'POST')
        expect(unsubscribeAnswer({ method, content_type: form, body }, open).leaves).toBe(false)
      }),
    )
  })
})
