import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { fileRefusal, filesRefusal } from './channelFiles.ts'

const file = (name: string, size = 1_000) => ({ name, size })
const code = (...files: { name: string; size: number }[]) => filesRefusal('email', files)?.code ?? null

test('a mail takes so many files and so many bytes, and nothing that mailboxes refuse', () => {
  expect(code(file('offer.pdf'), file('lamp.JPG'))).toBeNull()
  expect([code(file('setup.EXE')), code(file('setup.exe. '))]).toEqual(['fileForbidden', 'fileForbidden'])
  const many = Array.from({ length: limits.emailAttachments }, (_, at) => file(`${at}.pdf`))
  expect([code(...many), code(...many, file('one.pdf'))]).toEqual([null, 'filesTooMany'])
  const half = limits.emailAttachmentBytes / 2
  expect([code(file('a', half), file('b', half)), code(file('a', half), file('b', half + 1))]).toEqual([
    null,
    'filesTooHeavy',
  ])
})

test('a text message carries no file', () => {
  expect(fileRefusal('sms', file('a.pdf'), [])).toEqual({ code: 'filesNotCarried' })
  expect(filesRefusal('sms', [])).toBeNull()
})
