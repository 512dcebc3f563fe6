import { type Browser, expect, test } from 'playwright/test'
import { minutes } from '../amounts.ts'
import { App } from './app.ts'
import { TestServer } from './server.ts'
import { type Language, say } from './words.ts'

const demo = { username: 'demo', password: 'fairlead-demo' }
let server: TestServer
test.beforeAll(async () => {
  server = new TestServer(['--demo', '--without-phones'])
  await server.start()
})
test.afterAll(() => server.remove())

async function signedIn(browser: Browser, language: Language, viewport: { width: number; height: number }) {
  const app = await App.blank(await browser.newContext({ viewport }), server.url, language)
  await app.readNotices()
  await app.signIn(demo)
  await app.expectAllSaved()
  return app
}

const sizes = { 'zh-CN': { width: 390, height: 844 }, 'en-US': { width: 1440, height: 900 } } as const

for (const language of ['zh-CN', 'en-US'] as const)
  test(`a rule tags whoever gets a tag, a circle is refused with its way, and nothing needs a network but the trial, in ${language} @soak`, async ({
    browser,
  }) => {
    test.setTimeout(minutes(8))
    const app = await signedIn(browser, language, sizes[language])
    const { page, words } = app
    const { autoMarketing: auto } = words
    const { rule } = auto
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const label = (name: string) => page.getByLabel(name, { exact: true })
    const [asks, buys] = [`asks ${language}`, `buys ${language}`]

    await app.goTo('/autoMarketing/runs?part=rules')
    await button(rule.create).click()
    await button(auto.back).click()
    await expect(button(rule.create)).toBeVisible()
    await expect(page.getByRole('link', { name: rule.untitled, exact: true }), 'nothing was said of it').toHaveCount(0)
    await app.goTo('/')
    await app.create({ name: `Rita ${language}` })
    await app.putTag(asks)
    await app.putTag(buys)
    await app.closePanel()
    await app.expectAllSaved()

    async function write(name: string, [from, to]: readonly [string, string]) {
      await app.goTo('/autoMarketing/runs?part=rules')
      await button(rule.create).click()
      await label(rule.name).fill(name)
      await label(rule.event).selectOption('tag')
      await label(rule.tag).selectOption({ label: from })
      await label(rule.effect).selectOption('tagAdd')
      await label(rule.tag).nth(1).selectOption({ label: to })
    }
    const onSwitch = page.getByRole('switch')

    await write(`first ${language}`, [asks, buys])
    const found = 'people_one' in rule.trial ? rule.trial.people_one : rule.trial.people_other
    await expect(page.getByText(say(found, { number: 1, times: 1 }), { exact: true })).toBeVisible()
    await onSwitch.click()
    await expect(onSwitch).toBeChecked()
    await app.expectAllSaved()

    await write(`second ${language}`, [buys, asks])
    const way = [`second ${language}`, `first ${language}`, `second ${language}`].join(' → ')
    await expect(page.getByText(say(rule.circle, { way }), { exact: true })).toBeVisible()
    await expect(onSwitch).toBeDisabled()
    await button(rule.delete).click()
    await page.getByRole('button', { name: words.app.undo, exact: true }).click()
    await expect(page.getByRole('link', { name: `second ${language}` })).toBeVisible()

    await page.context().setOffline(true)
    await page.getByRole('link', { name: `second ${language}` }).click()
    await expect(page.getByText(rule.trial.offline, { exact: true })).toBeVisible()
    await page.context().setOffline(false)

    await app.goTo('/')
    await app.create({ name: `Otto ${language}` })
    const tags = new RegExp(words.contacts.fields.tag)
    await app.panel.getByRole('button', { name: tags }).first().click()
    await page.getByRole('combobox').last().fill(asks)
    await page.getByRole('option', { name: asks }).first().click()
    await page.keyboard.press('Escape')
    await expect(app.panel.getByText(buys, { exact: true }).first()).toBeVisible({ timeout: minutes(1) })
    await app.closePanel()
    await app.goTo('/autoMarketing/runs?part=rules')
    const applied = 'applied_one' in rule ? rule.applied_one : rule.applied_other
    const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `first ${language}` }) })
    await expect(first.getByText(say(applied, { number: 1 }), { exact: true })).toBeVisible()
    await page.context().close()
  })
