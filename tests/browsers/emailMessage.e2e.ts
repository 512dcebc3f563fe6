import { expect } from 'playwright/test'
import { emailTemplates } from '../../domain/email/render/templates.ts'
import { main } from '../e2e/server.ts'
import { say } from '../e2e/words.ts'
import { test } from './journey.ts'

const template = emailTemplates.zh.fairInvitation

test('a message is written from a template, with a look of its own, and survives a reload @soak', async ({
  server,
  open,
}) => {
  server.createMain(main, '7')
  const screen = await open('zh-CN')
  await screen.signIn(main.username, main.password)
  await screen.expectAllSaved()
  await screen.goTo('/emailMarketing/emailMessage')
  const { message } = screen.words.email
  const theme = { css: 'input[name=theme]' }
  const text = { role: 'textbox', name: message.blocks.text }
  const preview = `(title, has) => {
    const mail = document.querySelector('iframe[title="' + title + '"]')?.contentDocument?.body
    return Boolean(mail && (has.bold ? [...mail.querySelectorAll('strong')] : [mail]).some((one) => one.textContent.includes(has.text)))
  }`
  const shows = (has: { text: string; bold?: boolean }) =>
    screen.until(
      async () => (await screen.tab.run(preview, message.preview.frame, has)) === true,
      `the preview lacks ${has.text}`,
    )

  await screen.pressButton(say(message.templates.choose, { name: template.name }))
  await screen.see(theme)
  await screen.typeInto(theme, '广交会见')
  await screen.press(text)
  await screen.key('End')
  await screen.tab.type('欢迎来访 welcome ')
  await shows({ text: '欢迎来访 welcome' })
  await screen.key('bold')
  await screen.tab.type('hall 3')
  await shows({ text: 'hall 3', bold: true })

  await screen.tab.reload()
  await screen.see(theme)
  expect(await screen.valueOf(theme)).toBe('广交会见')
  await shows({ text: 'hall 3', bold: true })
  await screen.pressButton(message.editor.back)
  await screen.see({ role: 'cell', name: '广交会见' })
  await screen.expectAllSaved()
})
