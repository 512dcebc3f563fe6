import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, test } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { openSandboxModel, type SandboxModel } from '../../server/sandbox/model/modelServer.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'
import type { Language } from './words.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let model: SandboxModel
let server: RunningServer
let made = 0
test.beforeAll(async () => {
  model = await openSandboxModel(noLog, { pieceMs: 100 })
  await copyCluster(data)
  const ofModel = { MODEL_URL: model.url, MODEL_NAME: 'sandbox', MODEL_SERVERS: new URL(model.url).host }
  server = await startServer({ ...readSettings({ PORT: '0', ...ofModel }), data, watermark: data }, noLog)
})
test.afterAll(async () => {
  await server.stop()
  await model.stop()
  rmSync(data, { recursive: true, force: true })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function signedIn(browser: Browser, language: Language = 'zh-CN') {
  const person = { username: `${main.username}as${++made}`, password: main.password }
  await createCompany(server.database, person)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const app = await App.blank(context, server.url, language)
  await app.signIn(person)
  await app.expectAllSaved()
  await setOwnModel(app)
  return app
}

/** Its own, which costs no points. */
async function setOwnModel({ page, words: { assistant } }: App) {
  await page.goto(`${server.url}/tools/model`)
  await page.getByLabel(assistant.model.url).fill(model.url)
  await page.getByRole('combobox', { name: assistant.model.name }).fill('sandbox')
  await page.getByRole('button', { name: assistant.save, exact: true }).click()
  await expect(page.getByText(assistant.model.owner.company.replace('{{model}}', 'sandbox'))).toBeVisible()
}

test('a question is answered as it is written, stopped, gone on with, changed and brought back @soak', async ({
  browser,
}) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { gpt } = words.assistant
  await page.goto(`${server.url}/tools/gpt?thread=new`)
  const log = page.getByRole('log', { name: gpt.log })
  const answers = log.getByRole('article', { name: gpt.role.assistant })
  const long = 'Dear Ana, thank you for your inquiry about the lamps. '.repeat(20)
  model.script([long])
  await page.getByLabel(gpt.question).fill('写一封报价邮件')
  await page.getByRole('button', { name: gpt.send, exact: true }).click()
  await expect(answers).toContainText('Dear Ana')
  await page.getByRole('button', { name: gpt.stop, exact: true }).click()
  await expect(log.getByText(gpt.stopped)).toBeVisible()
  await expect(answers).toContainText('Dear Ana')

  model.script(['And that is all.'])
  await log.getByRole('button', { name: gpt.goOn }).click()
  await expect(answers).toContainText('And that is all.')
  await expect(answers).toContainText('Dear Ana')

  model.script(['An answer to the other question.'])
  await log.getByRole('article', { name: gpt.role.user }).getByRole('button', { name: gpt.edit }).click()
  await log.getByLabel(gpt.question).fill('写一封跟进邮件')
  await log.getByRole('button', { name: gpt.askAgain }).click()
  await expect(answers).toContainText('An answer to the other question.')
  await expect(answers).not.toContainText('Dear Ana')
  await page.getByRole('button', { name: words.app.undo, exact: true }).click()
  await expect(answers).toContainText('Dear Ana')
  await expect(log.getByRole('article', { name: gpt.role.user })).toContainText('写一封报价邮件')
  await expectAccessible(page, 'assistant')
})

test('a question without a network waits and is asked once when it is back, and a deleted thread comes back @soak', async ({
  browser,
}) => {
  const app = await signedIn(browser, 'en-US')
  const { page, words } = app
  const { gpt, waits } = words.assistant
  await page.goto(`${server.url}/tools/gpt?thread=new`)
  await expect(page.getByRole('button', { name: gpt.send, exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel(gpt.question).fill('What is CIF?')
  await page.getByRole('button', { name: gpt.keep, exact: true }).click()
  const log = page.getByRole('log', { name: gpt.log })
  await expect(log.getByText(waits.offline)).toBeVisible()
  expect(model.asked.some((one) => JSON.stringify(one).includes('What is CIF?'))).toBe(false)
  model.script(['Cost, insurance and freight.'])
  await page.context().setOffline(false)
  await expect(log.getByRole('article', { name: gpt.role.assistant })).toContainText('Cost, insurance and freight.')
  await app.expectAllSaved()
  expect(model.asked.filter((one) => JSON.stringify(one).includes('What is CIF?'))).toHaveLength(1)

  await page.getByRole('button', { name: gpt.more.replace('{{name}}', 'What is CIF?') }).click()
  await page.getByRole('menuitem', { name: gpt.delete }).click()
  await expect(page.getByText(gpt.emptyTitle)).toBeVisible()
  await page.getByRole('button', { name: words.app.undo, exact: true }).click()
  await expect(page.getByRole('link', { name: /What is CIF\?/ })).toBeVisible()
})

test('a closed tab loses nothing of an answer that had begun @soak', async ({ browser }) => {
  const app = await signedIn(browser)
  const { page, words } = app
  const { gpt } = words.assistant
  await page.goto(`${server.url}/tools/gpt?thread=new`)
  model.script(['The first words of a long answer. '.repeat(40)])
  await page.getByLabel(gpt.question).fill('请解释信用证')
  await page.getByRole('button', { name: gpt.send, exact: true }).click()
  const answers = page.getByRole('article', { name: gpt.role.assistant })
  await expect(answers).toContainText('a long answer')
  const address = page.url()
  await page.reload()
  await page.goto(address)
  await expect(page.getByText(gpt.stopped)).toBeVisible()
  await expect(answers).toContainText('The first words')
})
