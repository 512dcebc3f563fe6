import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { products } from '../../domain/products.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { pageVisitors } from '../../server/sandbox/metaPageWorld.ts'
import { metaPageWords } from '../../server/sandbox/words.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main } from './server.ts'

const [marta, jonas] = pageVisitors as [(typeof pageVisitors)[0], (typeof pageVisitors)[0]]
const held = [products.fbHome, products.insData]
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function started(demo: boolean): Promise<{ server: RunningServer; end: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
  await copyCluster(data)
  const server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data, demo }, noLog)
  await createCompany(server.database, { ...main, products: held })
  return {
    server,
    async end() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`a page and an account are connected, a comment is answered below it without a network, and a message is answered @soak (${language})`, async ({
    browser,
  }) => {
    const { server, end } = await started(true)
    const context = await browser.newContext(phone)
    const app = await App.blank(context, server.url, language)
    const { page, words } = app
    const { world } = server.sandbox!.metaPages
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const { ownPages, conversations } = words
    const said = (way: 'messages' | 'comments') =>
      way === 'messages'
        ? world.state.messages.filter(({ isOurs }) => isOurs).map(({ text }) => text)
        : world.state.comments.filter(({ by }) => by === null).map(({ text }) => text)
    await app.readNotices()
    await app.signIn(main)

    for (const [path, channel] of [
      ['/fbHome/pages', 'facebook'],
      ['/insData/accounts', 'instagram'],
    ] as const) {
      await app.goTo(path)
      await button(ownPages.connect[channel]).click()
      await page.getByRole('button', { name: metaPageWords.allow }).click()
      await expect(page.getByText(ownPages.stateText.ready)).toBeVisible()
      await expectAccessible(page, `a connected ${channel}`)
    }

    world.comment('facebook', marta, 'What does the lamp cost?')
    await app.goTo('/statistics/inbox')
    await page.getByRole('grid').getByRole('row').filter({ hasText: 'What does the lamp cost?' }).click()
    await expect(page.getByRole('article')).toContainText('solar lamps')
    await expect(page.getByRole('link', { name: conversations.comment.open })).toHaveAttribute('href', /^https:/)
    await expectAccessible(page, 'a comment')
    const send = async (text: string) => {
      await page.locator('textarea[name=message]').fill(text)
      await button(conversations.compose.send).click()
      await expect(page.getByRole('log')).toContainText(text)
    }
    await context.setOffline(true)
    await send('48 euros, from 100 pieces on')
    await expect(page.getByRole('log')).toContainText(conversations.state.queued)
    expect(said('comments')).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => said('comments')).toEqual(['48 euros, from 100 pieces on'])
    await expect(page.getByRole('log')).toContainText(conversations.state.accepted)

    await page.getByRole('tab', { name: conversations.comment.way.message, exact: true }).click()
    await expect(page.getByText(conversations.obstacle.pageNever)).toBeVisible()
    await page.getByRole('tab', { name: conversations.comment.way.private, exact: true }).click()
    await send('We can offer you less for 500')
    await expect.poll(() => said('messages')).toEqual(['We can offer you less for 500'])
    await page.getByRole('tab', { name: conversations.comment.way.private, exact: true }).click()
    await expect(page.getByText(conversations.obstacle.privateTwice)).toBeVisible()

    world.write('instagram', jonas, 'In black as well?')
    await button(conversations.actions.back).click()
    await page.getByRole('grid').getByRole('row').filter({ hasText: 'In black as well?' }).click()
    await send('Yes, in black and in white')
    await expect.poll(() => said('messages')).toContain('Yes, in black and in white')
    await expect(page.getByRole('log')).toContainText(conversations.state.read)
    await context.close()
    await end()
  })
}

test('without an app at Meta the page says what is needed, step by step @soak', async ({ browser }) => {
  const { server, end } = await started(false)
  const context = await browser.newContext(phone)
  for (const language of ['en-US', 'zh-CN'] as const) {
    const app = await App.blank(context, server.url, language)
    await app.readNotices()
    await app.signIn(main)
    await app.goTo('/fbHome/pages')
    await expect(app.page.getByText(app.words.ownPages.setup.missing)).toBeVisible()
    await expect(app.page.getByText('leads_retrieval')).toBeVisible()
    await expect(app.page.getByRole('button', { name: app.words.ownPages.connect.facebook })).toHaveCount(0)
    await expectAccessible(app.page, 'what is needed to connect a page')
    if (process.env.SHOTS)
      await app.page.screenshot({ path: join(process.env.SHOTS, `setup-${language}.png`), fullPage: true })
    await app.page.close()
  }
  await context.close()
  await end()
})
