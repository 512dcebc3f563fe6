import { join } from 'node:path'
import { main } from '../e2e/server.ts'
import { like, say } from '../e2e/words.ts'
import { test } from './journey.ts'

const card = join(import.meta.dirname, '../fixtures/cards/zh.png')

test('at a booth what is typed and what is photographed is kept without a server, and arrives @soak', async ({
  server,
  open,
}) => {
  server.createMain()
  const screen = await open('zh-CN')
  await screen.signIn(main.username, main.password)
  await screen.expectAllSaved()
  await screen.goTo('/statistics/fair')
  const { fair } = screen.words
  await screen.pressButton(fair.fair.add)
  const dialog = { role: 'alertdialog', name: fair.fair.newTitle }
  await screen.typeInto({ css: 'input', within: dialog }, '广交会')
  await screen.pressButton(fair.fair.save, dialog)
  await screen.gone(dialog)
  await screen.untilInstalled()
  await server.stop('SIGKILL')

  const safe = (count: number) => ({ text: say(fair.counter.safe_other, { count }) })
  await screen.press(screen.button(new RegExp(fair.capture.typed)))
  await screen.typeInto({ css: 'input[name=name]' }, 'Max Müller')
  await screen.tab.reload()
  await screen.see({ text: fair.capture.unfinished })
  await screen.pressButton(fair.capture.done)
  await screen.see(safe(1))

  // With a camera or without one, a picture can be chosen.
  await screen.press(screen.button(new RegExp(fair.capture.card)))
  await screen.choose({ css: 'input[type=file]' }, card)
  await screen.typeInto({ css: 'input[name=name]' }, '王小明')
  await screen.pressButton(fair.capture.done)
  await screen.see(safe(2))
  await server.start()
  await screen.see({ text: like(say(fair.counter.arrived, { count: 2 })) })
})
