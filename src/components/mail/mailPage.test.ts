import { expect, test } from 'vitest'
import { emailTemplates } from '#domain/email/render/templates'
import { innerPage, nobody, noSignature, shownMail } from './mailPage.ts'

const mail = () =>
  shownMail({
    message: emailTemplates.en.newProduct,
    signature: noSignature,
    values: nobody,
    pictureUrl: () => '',
    reason: 'We met.',
  })

test('a mail to nobody shows the fallbacks of its tags', () => {
  expect(mail().text).toContain('Hello there,')
  expect(mail().subject).toContain('for your range')
})

test('the screen that was chosen decides what is dark, and not the one of this device', () => {
  const page = mail().html
  expect(page).toContain('(prefers-color-scheme:dark)')
  const [light, dark] = [innerPage(page, false), innerPage(page, true)]
  for (const inner of [light, dark]) {
    expect(inner).not.toContain('prefers-color-scheme')
    expect(inner.trimStart().startsWith('<head>')).toBe(true)
    expect(inner).not.toContain('</html>')
  }
  expect(light).toContain('@media not all{')
  expect(dark).toContain('@media all{')
})
