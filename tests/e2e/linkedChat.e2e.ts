import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import type { ReceivedMessage } from '../../server/sandbox/phones/protocol.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { microphoneBrowser } from './browser.ts'
import { main } from './server.ts'
import { say } from './words.ts'

test.use({ launchOptions: microphoneBrowser })

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
const own = '8613800138000'
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  await createCompany(server.database, { ...main, products: [products.wtMarketing] })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

test('a phone is linked, and a customer is answered from it without a network, also by voice, and forwarded to another one', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const app = await App.blank(context, server.url, 'en-US')
  const { page, words } = app
  const { link } = words.linked
  const { forward, thread, compose } = words.conversations
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await app.readNotices()
  await app.signIn(main)

  await app.goTo('/wtMarketing/wtLogin')
  const code = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/linked_phone/link') && JSON.stringify(await response.json()).includes('"qr":"'),
  )
  await page.getByRole('checkbox', { name: link.consent }).check()
  await button(link.begin).click()
  const { data: begun } = (await (await code).json()) as { data: { qr: string } }
  const phones = await server.sandbox!.linkedPhones.open()
  const received: ReceivedMessage[] = []
  phones.onReceived((message) => received.push(message))
  await phones.ask('scan', begun.qr, own)
  await expect(page).toHaveURL(/wtMarketing\/whatsapp/)
  for (const [from, name, conversation] of [
    ['4915199900001', 'Lena Vogel', 'What does the lamp cost?'],
    ['4915199900002', '<script>Jan</script>', 'And I?'],
  ] as const)
    await phones.ask('say', { from, to: own, name, message: { conversation } })
  await expect(page.getByRole('row').filter({ hasText: '<script>Jan</script>' })).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'What does the lamp cost?' }).click()
  await expectAccessible(page, 'a chat of a linked phone')

  // Until then what records and packs is not on the device.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await button(compose.voice).click()
  await expect(page.getByRole('timer')).toContainText('0:01')
  await button(words.contacts.voice.keep).click()
  await button(compose.send).click()
  const answer = '48 euros, from 100 pieces on'
  await page.locator('textarea[name=message]').fill(answer)
  await button(compose.send).click()
  const log = page.getByRole('log')
  await expect(log).toContainText(answer)
  await page
    .getByRole('article')
    .filter({ hasText: answer })
    .getByRole('button', { name: thread.actions })
    .press('Enter')
  await page.getByRole('menuitem', { name: thread.forward, exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: /Jan/ }).check()
  await expectAccessible(page, 'forwarding a message')
  await button(say(forward.sendTo_other, { count: 1 })).click()
  expect(received.filter(({ number }) => number !== own)).toEqual([])
  await context.setOffline(false)
  const voices = () => received.flatMap(({ number, message }) => (number === own ? [] : [JSON.stringify(message)]))
  await expect.poll(() => voices().find((one) => one.includes('"ptt":true'))).toContain('audio/ogg; codecs=opus')
  const textsTo = (number: string) =>
    received.flatMap((one) =>
      one.number === number && JSON.stringify(one.message).includes(answer) ? [one.message] : [],
    )
  await expect.poll(() => [textsTo('4915199900001').length, textsTo('4915199900002').length]).toEqual([1, 1])
  expect(JSON.stringify(textsTo('4915199900002'))).toContain('"isForwarded":true')
  await expect(log).toContainText(words.conversations.state.delivered)
})
