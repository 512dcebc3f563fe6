import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { emailCompany, goodReport, putContacts, putTask, someone } from '../../server/testing/emailCompany.ts'
import { readReceivers } from '../../server/testing/ledger.ts'
import { inSoak } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: RunningServer
let task: string
test.beforeAll(async () => {
  await copyCluster(data)
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo: true }, noLog)
  const { database, sandbox } = server
  const company = await emailCompany(database, 100)
  const names = Array.from({ length: 60 }, (_, n) => `p${n}`)
  await putContacts(
    database,
    company,
    names.map((name) => someone(`${name}@buyer.example`)),
  )
  const { address: host, port } = sandbox!.network.mailServer
  const smtp = { host, port, socket: 'none' as const, user: '' }
  ;({
    task: { id: task },
  } = await putTask(database, company, { sender: { smtp, report: goodReport() } }))
  await expect.poll(async () => (await rows(({ status }) => status === 'sent')).length).toBe(60)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

type Row = Awaited<ReturnType<typeof readReceivers>>[number]
const rows = async (is: (row: Row) => boolean) => (await readReceivers(server.database, task)).filter(is)

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(
    `the demo’s receivers at ${width} pixels: one reads and answers, some do the rest`,
    inSoak(width === 1440),
    async ({ browser }) => {
      const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0'
      const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme, userAgent })
      const page = await context.newPage()
      const to = `p${width === 390 ? 1 : 2}@buyer.example`
      // With the app installed, its worker answers for its own pages only.
      await page.goto(`${server.url}/login`)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
          )
      })
      await page.goto(`${server.url}/sandbox`)
      await expect(page.getByRole('link', { name: 'Our new catalogue' })).toHaveCount(50)
      await expectAccessible(page, 'the sandbox’s list')
      await page.getByRole('link', { name: 'Older' }).click()
      await expect(page.getByRole('link', { name: 'Our new catalogue' })).toHaveCount(10)
      await page.getByRole('searchbox').fill(to)
      await page.getByRole('button', { name: 'Find' }).click()
      await page.getByRole('link', { name: 'Our new catalogue' }).click()
      await expect(page.frameLocator('iframe').getByRole('link', { name: 'Read it' })).toBeVisible()
      await expect.poll(async () => (await rows(({ address }) => address === to))[0]!.hits.length).toBe(1)
      await expectAccessible(page, 'a mail of the sandbox')
      expect(await isTooWide(page)).toBe(false)
      await page.getByRole('textbox').fill('Please quote for ten.')
      await page.getByRole('button', { name: 'Reply' }).click()
      await expect(page.getByRole('status')).toContainText('Done')
      expect(await rows(({ address, replied_at }) => address === to && replied_at !== null)).toHaveLength(1)

      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByText('Have some of the receivers act').click()
      await expectAccessible(page, 'some of the receivers')
      expect(await isTooWide(page)).toBe(false)
      for (const field of await page.getByRole('spinbutton').all()) await field.fill('0')
      await page.getByLabel('Bounce, hard').fill('2')
      const returned = (await rows(({ status }) => status === 'returned')).length
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByRole('status')).toContainText('2 / 2')
      expect(await rows(({ status }) => status === 'returned')).toHaveLength(returned + 2)
      await context.close()
    },
  )
