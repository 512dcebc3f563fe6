import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { dkimOptions } from '../domains/dkimKey.ts'
import { composeFor, mailBytes } from './compose.ts'
import { type MailTask, type PreparedMail, prepareMail } from './prepare.ts'
import { campaign, receiver, receiverId, surroundings, tokens } from './testing.ts'

async function prepared(change: Partial<MailTask['message']> = {}, file?: Buffer, more: Partial<MailTask> = {}) {
  const readFile = async () => file ?? Buffer.alloc(0)
  const task = { ...campaign, ...more, message: { ...campaign.message, ...change } }
  return prepareMail(task, { ...surroundings, readFile })
}

async function ready(...given: Parameters<typeof prepared>): Promise<PreparedMail> {
  const found = await prepared(...given)
  if (found.kind !== 'prepared') throw new Error(found.problem.code)
  return found.mail
}

const written = async (mail: PreparedMail, to = receiver) => PostalMime.parse(await mailBytes(composeFor(mail, to)))
const hrefs = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
const button = (link: string) =>
  ({ id: link, block: { kind: 'button', label: 'Look', link, colour: '#0f6cbd', align: 'left' } }) as const

describe('a composed mail', () => {
  test('speaks to its receiver in both parts, and says how to get out', async () => {
    const mail = await written(await ready())
    expect(mail.subject).toBe('Lamps for Buyer')
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Hello Lin,')
      expect(part).toContain('You gave us your card at the spring fair.')
      expect(part).toContain(`https://fair.example/u/${tokens.make('unsubscribe', receiverId)}`)
    }
    expect(mail.html).toContain(`https://fair.example/o/${tokens.make('open', receiverId)}.gif`)
  })

  test('has one name for good: who composes it again makes the same Message-ID and links', async () => {
    const mail = await ready()
    const [one, two] = [composeFor(mail, receiver), composeFor(mail, receiver)]
    expect(one).toEqual(two)
    expect(one.messageId).toBe(`<${receiverId}@fair.example>`)
  })

  test('keeps a long line whole for who joins its lines', async () => {
    const long = 'The new lamps need a third of the power and last for ten years. '.repeat(5).trim()
    const block = { kind: 'text' as const, style: 'plain' as const, align: 'left' as const, lines: [[{ text: long }]] }
    const mail = await written(await ready({ content: [{ id: 'b1', block }] }))
    expect(mail.text).toContain(long)
  })
})

describe('links', () => {
  const content = [
    button('https://fair.example/a'),
    button('https://x.example/{{name}}'),
    button('{{website}}'),
    button('mailto:a@b.com'),
    button('fair.example/b'),
  ]

  test('lead over the counter by the number of what is stored, and by nothing that a contact brings', async () => {
    const mail = await ready({ content })
    expect(mail.links).toEqual([
      { number: 0, url: 'https://fair.example/a' },
      { number: 4, url: 'http://fair.example/b' },
    ])
    const { html } = await written(mail, {
      ...receiver,
      values: { ...receiver.values, website: 'https://own.example' },
    })
    const click = (link: number) => `https://fair.example/c/${tokens.makeClick({ receiver: receiverId, link })}`
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([click(0), 'https://x.example/Lin', 'https://own.example', 'mailto:a@b.com', click(4)]),
    )
    expect(html).not.toContain('https://fair.example/a"')
  })

  test('have one among them that only a program sees', async () => {
    const mail = await ready({ content })
    expect(mail.trap).toBe(5)
    const { html = '', text } = await written(mail)
    const token = tokens.makeClick({ receiver: receiverId, link: 5 })
    const [anchor] = html.match(new RegExp(`<a [^>]*${token}[^>]*></a>`)) ?? []
    expect(anchor).toContain('display:none')
    expect(anchor).toContain('tabindex="-1"')
    expect(text).not.toContain(token)
  })
})

describe('attachments', () => {
  const file = (size: number, name = '报价单 2026.pdf') =>
    ({ hash: 'a'.repeat(64), size, mime: 'application/octet-stream', name }) as const

  test('are read once for all receivers, and arrive as they are', async () => {
    let reads = 0
    const content = Buffer.from('%PDF-1.7 \0\xff', 'latin1')
    const task = { ...campaign, message: { ...campaign.message, attachments: [file(content.length)] } }
    const found = await prepareMail(task, { ...surroundings, readFile: async () => ((reads += 1), content) })
    if (found.kind !== 'prepared') throw new Error('unsendable')
    const [first] = (await written(found.mail)).attachments
    const [second] = (await written(found.mail)).attachments
    expect(first?.filename).toBe('报价单 2026.pdf')
    expect(Buffer.from(second?.content as ArrayBuffer)).toEqual(content)
    expect(reads).toBe(1)
  })

  test('that are too heavy stop the task before a file is read, and also where a file is not what was promised', async () => {
    let reads = 0
    const heavy = [file(limits.emailAttachmentBytes), file(1, 'b.pdf')]
    const found = await prepareMail(
      { ...campaign, message: { ...campaign.message, attachments: heavy } },
      { ...surroundings, readFile: async () => ((reads += 1), Buffer.alloc(1)) },
    )
    expect(found).toMatchObject({ kind: 'unsendable', problem: { code: 'attachmentsHeavy', severity: 'error' } })
    expect(reads).toBe(0)
    const lying = await prepared({ attachments: [file(1)] }, Buffer.alloc(limits.emailAttachmentBytes + 1))
    expect(lying).toMatchObject({ kind: 'unsendable', problem: { code: 'attachmentsHeavy' } })
    const many = Array.from({ length: limits.emailAttachments + 1 }, (_, i) => file(1, `${i}.pdf`))
    expect(await prepared({ attachments: many })).toMatchObject({ problem: { code: 'attachmentsMany' } })
  })
})

describe('a signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signing = dkimOptions('fair.example', { selector: 'fl20261122', privateKey: pem })

  test('covers who writes, what, and the way out, and holds on the wire', async () => {
    const bytes = await mailBytes(composeFor(await ready({}, undefined, { dkim: signing }), receiver))
    const head = bytes.toString('latin1').split('\r\n\r\n')[0]!
    const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
    const field = (name: string) => fields.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? ''
    const signature = field('dkim-signature')
    const signed = /\bh=([^;]+);/.exec(signature)![1]!.toLowerCase().replaceAll(/\s/g, '').split(':')
    expect(signed).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'date',
        'message-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    )
    // Relaxed, as RFC 6376 3.4.2 has it: names small, white space one.
    const relaxed = (line: string) => {
      const at = line.indexOf(':')
      return `${line.slice(0, at).toLowerCase()}:${line
        .slice(at + 1)
        .replace(/\s+/g, ' ')
        .trim()}`
    }
    const unsigned = relaxed(signature).replace(/\bb=[^;]*$/, 'b=')
    const covered = [...signed.filter((name) => field(name)).map((name) => relaxed(field(name))), unsigned].join('\r\n')
    const value = /\bb=([^;]*)$/.exec(signature)![1]!.replaceAll(/\s/g, '')
    const verify = createVerify('sha256').update(covered)
    expect(verify.verify(createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), value, 'base64')).toBe(
      true,
    )
  })
})
