import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import type { Actor } from '../../domain/shared/mutation.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { putDemoNumber } from '../../server/testing/demoNumber.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { say } from './words.ts'

// The demo's Graph, and nobody in the database.
const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
let company: Actor
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  company = await createCompany(server.database, { ...main, products: [products.fairleadWTMarketing] })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

let isConnected = false
async function connectNumber(): Promise<void> {
  if (isConnected) return
  isConnected = true
  await putDemoNumber({ database: server.database, data }, company, server.sandbox!)
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

test('a template is written without a network, handed in, rejected in words, changed and approved', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: wide })
  const app = await App.blank(context, server.url, 'en-US')
  const { page, words } = app
  const { template } = words.whatsapp
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await app.readNotices()
  await app.signIn(main)
  await app.goTo('/fairleadWTMarketing/pt_createTemplate')
  await expect(page.getByRole('heading', { name: template.noNumberTitle })).toBeVisible()
  await expect(button(template.openNumbers)).toBeVisible()
  await expectAccessible(page, 'templates without a number')

  await connectNumber()
  await expect(page.getByRole('heading', { name: template.emptyTitle })).toBeVisible()
  await button(template.create).first().click()
  await context.setOffline(true)
  await page.getByLabel(template.name, { exact: true }).fill('Spring Offer')
  await button(say(template.nameFix, { name: 'spring_offer' })).click()
  const body = page.getByRole('textbox', { name: template.body.title })
  await body.fill('Hello ')
  await button(template.variable.insert).click()
  await button(template.variable.put).click()
  await body.pressSequentially(', <b>new</b> *lamps* are here.')
  await expect(body).toHaveValue('Hello {{first_name}}, <b>new</b> *lamps* are here.')
  const preview = page.getByRole('region', { name: template.preview.title })
  await expect(preview).toContainText('Hello Anna, <b>new</b> lamps are here.')
  await page.getByLabel(template.footer.title).fill('x'.repeat(61))
  await expect(page.getByText(say(template.fault.tooLong, { count: 1 }))).toBeVisible()
  await page.getByLabel(template.footer.title).fill('Reply STOP to stop')
  await button(template.button.add).click()
  await page.getByRole('menuitem', { name: template.button.kinds.url }).click()
  await page.getByLabel(template.button.text).fill('Look')
  await expect(page.getByText(template.fault.badUrl)).toBeVisible()
  await page.getByLabel(template.button.url).fill('https://lamps.example')
  await expectAccessible(page, 'the builder of templates')
  await button(template.save).click()
  await expect(page.getByText(template.saved).first()).toBeVisible()
  await expect(page.getByText(template.needsNetwork)).toBeVisible()
  await context.setOffline(false)

  const world = server.sandbox!.graphs.world
  await button(template.handIn).click()
  await expect(page.getByText(template.next.pending)).toBeVisible()
  const [there] = [...world.templates.values()]
  expect(there).toMatchObject({ name: 'spring_offer', category: 'MARKETING', status: 'PENDING' })
  world.judgeTemplate(there!.id, 'REJECTED', 'PROMOTIONAL')
  // The demo's Graph was not told where to call: what it says is read.
  await button(template.back).click()
  await button(template.refresh).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'spring_offer' })).toContainText(template.state.rejected)
  await page.getByRole('link', { name: 'spring_offer' }).click()
  await expect(page.getByText(template.rejection.PROMOTIONAL)).toBeVisible()
  await page.getByLabel(template.footer.title).fill('Ningbo Lamps')
  await button(template.handInAgain).click()
  await expect(page.getByText(template.next.pending)).toBeVisible()
  expect(world.templates.size).toBe(1)
  world.judgeTemplate(there!.id, 'APPROVED')
  await button(template.back).click()
  await button(template.refresh).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'spring_offer' })).toContainText(template.state.approved)
  await expectAccessible(page, 'the list of templates')
})

test('on a phone, in Chinese: an Arabic draft is read from the right, copied, deleted and had back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: narrow, hasTouch: true, isMobile: true })
  const app = await App.blank(context, server.url, 'zh-CN')
  const { page, words } = app
  const { template } = words.whatsapp
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await connectNumber()
  await app.readNotices()
  await app.signIn(main)
  await app.goTo('/fairleadWTMarketing/pt_createTemplate')
  await button(template.create).first().click()
  await page.getByLabel(template.name, { exact: true }).fill('arabic')
  await page.getByLabel(template.language, { exact: true }).selectOption('ar')
  const body = page.getByRole('textbox', { name: template.body.title })
  await body.fill('مرحبا بكم في جناحنا')
  await expect(body).toHaveAttribute('dir', 'rtl')
  await button(template.handIn).click()
  await expect(page.getByText(template.next.pending)).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(narrow.width)
  await expectAccessible(page, 'the builder on a phone')
  await button(say(template.copyOf, { name: 'arabic' })).click()
  await expect(page.getByRole('heading', { name: 'arabic_copy', level: 1 })).toBeVisible()
  await button(template.back).click()
  await button(say(template.deleteOf, { name: 'arabic_copy' })).click()
  const copy = page.getByRole('link', { name: 'arabic_copy' })
  await expect(copy).toHaveCount(0)
  await button(words.app.undo).click()
  await expect(copy).toBeVisible()
})
