import { amount } from '../amounts.ts'
import { main } from '../e2e/server.ts'
import { test } from './journey.ts'

test('two tabs show the same, and the work goes out when the one that talks to the server is closed @soak', async ({
  server,
  open,
}) => {
  server.createMain()
  const first = await open('zh-CN')
  await first.signIn(main.username, main.password)
  await first.expectAllSaved()
  const second = await first.beside('/statistics/contacts')
  await second.create({ name: '第二个标签页' })
  await second.closePanel()
  await first.see(first.row('第二个标签页'))
  await first.tab.close()
  await second.create({ name: '只剩一个标签页' })
  await second.expectAllSaved()
})

test('a contact that was saved just before the page is loaded anew is there, and arrives @soak', async ({
  server,
  open,
  engine,
}) => {
  // Where a page goes in the middle of a write, the database of WebKitGTK's private window may answer nobody any more.
  test.skip(engine === 'webkit', 'WebKitGTK loses its database when a page is loaded anew in the middle of a write')
  server.createMain()
  const screen = await open('en-US')
  await screen.signIn(main.username, main.password)
  const rounds = Math.min(amount('RELOADS'), 10)
  for (let round = 1; round <= rounds; round++) {
    await screen.create({ name: `Visitor ${round}`, company: 'Porto Azul' })
    await screen.tab.reload()
    await screen.see(screen.row(`Visitor ${round} `))
  }
  await screen.goTo('/statistics/contacts')
  await screen.expectAllSaved()
  await screen.tab.reload()
  if (rounds > 1) await screen.expectTotal(rounds)
})
