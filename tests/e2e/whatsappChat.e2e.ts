import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { newTestId } from '../../server/testing/device.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { say } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  const product = products.fairleadWTMarketing
  const { account, user } = await createCompany(server.database, { ...main, products: [product] })
  await asSystem(server.database, (connection) =>
    grantPoints(connection, { account, user, uid: newTestId(), product, points: 100 }),
  )
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

test('a number is connected, a customer writes to it, and is answered from a phone without a network', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const app = await App.blank(context, server.url, 'en-US')
  const { page, words } = app
  const { number } = words.whatsapp
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await app.readNotices()
  await app.signIn(main)

  await app.goTo('/fairleadWTMarketing/numbers')
  await button(number.create).click()
  await page.locator('input[name=name]').fill('Sales')
  await page.locator('input[name=waba]').fill('+86 574')
  await button(words.sms.route.save).click()
  await expect(page.getByText(number.fault.metaId)).toBeVisible()
  await button(say(number.demo.use, { number: '+86 574 8700 0001' })).click()
  await button(words.sms.route.save).click()
  await button(number.demo.secrets).click()
  await expect(page.getByText(words.sms.route.secret.set)).toBeVisible()
  await button(number.facts.run).click()
  await expect(page.getByText('Ningbo Lamps', { exact: true })).toBeVisible()
  await expect(page.getByText(number.state.ready)).toBeVisible()
  await expectAccessible(page, 'a number of WhatsApp')

  const { world } = server.sandbox!.graphs
  world.person('4915199900001', { name: 'Lena Vogel' })
  world.write('4915199900001', { type: 'text', text: { body: 'What does the lamp cost?' } })
  await app.goTo('/fairleadWTMarketing/pt_chatWindow')
  await page.getByRole('grid').getByRole('row').filter({ hasText: 'What does the lamp cost?' }).click()
  await expect(page.getByText(say(words.conversations.thread.windowHours_other, { count: 23 }))).toBeVisible()
  await expectAccessible(page, 'a chat over WhatsApp')

  await context.setOffline(true)
  await page.locator('textarea[name=message]').fill('48 euros, from 100 pieces on')
  await button(words.conversations.compose.send).click()
  await expect(page.getByRole('log')).toContainText('48 euros, from 100 pieces on')
  expect(world.shown.filter(({ isOurs }) => isOurs)).toEqual([])
  await context.setOffline(false)
  await expect
    .poll(() => world.shown.filter(({ isOurs }) => isOurs).map(({ text }) => text))
    .toEqual(['48 euros, from 100 pieces on'])
  await expect(page.getByRole('log')).toContainText(words.conversations.state.read)

  const { offer, reaction } = words.conversations
  const asked = page.getByRole('article').filter({ hasText: 'What does the lamp cost?' })
  const onPhone = () => world.shown.find(({ text }) => text === 'What does the lamp cost?')?.reactions?.ours
  await context.setOffline(true)
  await asked.getByRole('button', { name: words.conversations.thread.actions }).press('Enter')
  await page.getByRole('menuitem', { name: say(reaction.give, { emoji: '👍' }) }).press('Enter')
  await expect(asked.getByRole('img', { name: say(reaction.oursWaiting, { emoji: '👍' }) })).toBeVisible()
  await context.setOffline(false)
  await expect(asked.getByRole('img', { name: say(reaction.ours, { emoji: '👍' }) })).toBeVisible()
  expect(onPhone()).toBe('👍')

  const send = async (what: 'place' | 'buttons', fill: (dialog: Locator) => Promise<void>) => {
    await button(offer.open).click()
    await page.getByRole('menuitem', { name: offer[what].title }).click()
    const dialog = page.getByRole('alertdialog', { name: offer[what].title })
    await fill(dialog)
    await expectAccessible(page, offer[what].title)
    await dialog.getByRole('button', { name: offer.send, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await send('place', async (dialog) => {
    await dialog.locator('input[name=where]').fill('https://maps.google.com/?q=29.8683,121.544')
    await dialog.locator('input[name=placeName]').fill('Our showroom')
  })
  await expect(page.getByRole('link', { name: offer.shown.map })).toHaveAttribute('href', /29\.8683/)
  await send('buttons', async (dialog) => {
    await dialog.locator('textarea[name=text]').fill('Shall I send an offer?')
    await dialog.locator('input[name=button1]').fill('Yes, please')
    await dialog.locator('input[name=button2]').fill('x'.repeat(21))
    await expect(dialog.getByText(say(offer.fault.tooLong, { most: 20 }))).toBeVisible()
    await dialog.locator('input[name=button2]').fill('Not now')
  })
  await expect.poll(() => world.shown.at(-1)?.choices?.map(({ title }) => title)).toEqual(['Yes, please', 'Not now'])

  const customer = await context.newPage()
  await customer.goto(`${server.url}/sandbox/whatsapp/${world.number}/4915199900001`)
  await customer.getByRole('button', { name: 'Yes, please' }).click()
  await customer.close()
  const answer = page.getByRole('article').filter({ hasText: offer.shown.tapped })
  await expect(answer).toContainText('Yes, please')
  await expect(answer.locator('blockquote')).toHaveText('Shall I send an offer?')

  const { id } = world.handInTemplate({
    name: 'hello_again',
    language: 'en_US',
    category: 'MARKETING',
    parameter_format: 'NAMED',
    components: [
      {
        type: 'BODY',
        text: 'Hello {{first_name}}, our new lamps are here.',
        example: { body_text_named_params: [{ param_name: 'first_name', example: 'Anna' }] },
      },
    ],
  })
  world.judgeTemplate(id, 'APPROVED')
  const { template } = words.conversations
  // On a phone it stands in the menu of everything else that can be sent.
  await button(words.conversations.offer.open).click()
  await page.getByRole('menuitem', { name: template.open }).click()
  const dialog = page.getByRole('dialog', { name: template.title })
  await expect(dialog.locator('input[name=first_name]')).toHaveValue('Lena')
  await expectAccessible(page, 'the dialog that sends a template')
  await dialog.getByRole('button', { name: words.conversations.compose.send, exact: true }).click()
  await expect.poll(() => world.shown.at(-1)?.text).toBe('Hello Lena, our new lamps are here.')

  await app.goTo('/fairleadWTMarketing/pt_received')
  await expect(page.getByText('What does the lamp cost?')).toBeVisible()
})
