import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import { like, say, words } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
  await createCompany(server.database, main)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

test('two entries of one person become one without a network, with what was noted about both, and two again', async ({
  context,
}) => {
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  const { page } = app
  const { contacts } = app.words
  const { duplicates } = contacts
  await app.create({ name: '王芳', company: '宁波海港', phone: '+86 138 1234 5678' })
  await app.closePanel()

  // Whoever types is told.
  await page.getByRole('button', { name: contacts.actions.create }).first().click()
  await page.locator('[name=name]').fill('Fang Wang')
  await page.locator('[name="phones.0"]').fill('13812345678')
  await expect(page.getByText(duplicates.looks.phone)).toBeVisible()
  await page.locator('[name="emails.0"]').fill('fang@example.com')
  await page.locator('form').getByRole('button', { name: contacts.actions.save, exact: true }).click()
  await expect(app.panel).toBeVisible()
  await app.closePanel()
  await app.expectAllSaved()
  await app.expectTotal(2)

  // From here on the app comes from the device.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await page.getByRole('button', { name: contacts.actions.more, exact: true }).click()
  await page.getByRole('menuitem', { name: duplicates.title }).click()
  const window = page.getByRole('dialog', { name: duplicates.title })
  await window.getByRole('button', { name: /Fang Wang|王芳/ }).click()
  await window.getByRole('radio', { name: /姓名.*王芳.*王芳|姓名.*王芳/ }).check()
  await window.getByRole('button', { name: say(duplicates.merge_other, { count: 2 }) }).click()
  await expect(window.getByText(duplicates.none)).toBeVisible()
  await app.dismiss()
  await app.expectTotal(1)

  await context.setOffline(false)
  await app.expectAllSaved()
  const panel = await app.openContact('王芳')
  await expect(panel.getByRole('textbox', { name: like(contacts.email.label) })).toHaveValue('fang@example.com')
  await expect(panel.getByRole('textbox', { name: contacts.fields.company, exact: true })).toHaveValue('宁波海港')
  await panel.getByRole('button', { name: say(duplicates.takeApart, { names: '王芳' }) }).click()
  await expect(panel.getByRole('textbox', { name: contacts.fields.name, exact: true })).toHaveValue('Fang Wang')
  await app.closePanel()
  await app.expectTotal(2)
  await app.expectAllSaved()
  await expect(app.row('王芳')).toBeVisible()
})

test('a label counts for the one above it and is found by it; who is excluded is known once, in any writing', async ({
  context,
}) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  const { page } = app
  const { contacts } = words['en-US']
  await app.create({ name: 'Carla', phone: '+49 151 1234 5678' })
  await app.putTag('Canton Fair')
  await app.closePanel()

  const { labels, excluded } = contacts
  await app.choose(contacts.actions.labels)
  const window = page.getByRole('dialog', { name: labels.title })
  await window.getByLabel(labels.createHint).fill('Fairs')
  await window.getByRole('button', { name: labels.create }).click()
  const name = page.getByRole('textbox', { name: say(labels.rename, { name: 'Fairs' }) })
  const fairs = window.getByRole('listitem').filter({ has: name })
  await expect(fairs).toContainText(say(labels.uses_other, { count: 0 }))
  await window.getByRole('button', { name: say(labels.more, { name: 'Canton Fair' }) }).click()
  await page.getByRole('menuitem', { name: labels.place }).click()
  await page.getByRole('option', { name: 'Fairs' }).click()
  await expect(fairs).toContainText(say(labels.uses_one, { count: 1 }))
  await window.getByRole('button', { name: contacts.actions.close }).click()
  await page.getByRole('button', { name: contacts.fields.tag, exact: true }).click()
  await page.getByRole('option', { name: 'Fairs' }).click()
  await expect(app.row('王芳')).toHaveCount(0)
  await expect(app.row('Carla')).toBeVisible()

  await app.choose(excluded.title)
  const list = page.getByRole('dialog', { name: excluded.title })
  for (const writing of ['+49 (0)151 12345678', '4915112345678@c.us']) {
    await list.getByLabel(excluded.address).fill(writing)
    await list.getByRole('button', { name: excluded.add, exact: true }).click()
    await expect(list.getByLabel(excluded.address)).toHaveValue('')
  }
  // It is told to a screen reader as well.
  await expect(page.getByText(excluded.known_one).first()).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await app.dismiss()
  await expect(await app.openContact('Carla')).toContainText(excluded.note)
  await app.panel.getByRole('button', { name: excluded.allow }).click()
  await expect(app.panel).not.toContainText(excluded.note)
  await app.expectAllSaved()
})

test('a tag that was merged into another one by mistake comes back to its contacts @soak', async ({ context }) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  const { page } = app
  const { contacts } = words['en-US']
  const { labels } = contacts
  await app.create({ name: 'Mona' })
  await app.putTag('VIPs')
  await app.closePanel()
  await app.choose(contacts.actions.labels)
  const window = page.getByRole('dialog', { name: labels.title })
  const tag = (name: string) =>
    window
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox', { name: say(labels.rename, { name }), exact: true }) })
  await window.getByLabel(labels.createHint).fill('VIP')
  await window.getByRole('button', { name: labels.create }).click()
  await expect(tag('VIP')).toContainText(say(labels.uses_other, { count: 0 }))
  await window.getByRole('button', { name: say(labels.more, { name: 'VIPs' }) }).click()
  await page.getByRole('menuitem', { name: labels.merge }).click()
  await page.getByRole('option', { name: 'VIP', exact: true }).click()
  await app.answer(labels.mergeNow)
  await expect(tag('VIPs')).toHaveCount(0)
  await expect(tag('VIP')).toContainText(say(labels.uses_one, { count: 1 }))

  await window.getByRole('button', { name: labels.unmerge }).click()
  await expect(tag('VIPs')).toContainText(say(labels.uses_one, { count: 1 }))
  await expect(tag('VIP')).toContainText(say(labels.uses_other, { count: 0 }))
})
