import { expect } from 'playwright/test'
import { main } from '../e2e/server.ts'
import { test } from './journey.ts'

test('with the server stopped the app opens after a reload, in a new tab and at a deep link @soak', async ({
  server,
  open,
}) => {
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', '300')
  const screen = await open('zh-CN')
  await screen.signIn(main.username, main.password)
  await screen.expectTotal(300)
  await screen.untilInstalled()
  await server.stop('SIGKILL')

  await screen.tab.reload()
  await screen.expectTotal(300)
  const other = await screen.beside('/statistics/contacts?sort=name')
  await other.expectTotal(300)
  await other.create({ name: '展位十二', company: '海港贸易', phone: '138 0013 8001' })
  await other.edit('position', '采购经理')
  await other.closePanel()
  await other.expectWaiting()
  await screen.expectTotal(301)
  await screen.search('8001')
  await screen.see(screen.row('展位十二'))
  await other.tab.close()

  await server.start()
  await screen.expectAllSaved()
  await screen.openContact('展位十二')
  expect(await screen.valueOf(screen.field('position'))).toBe('采购经理')
})
