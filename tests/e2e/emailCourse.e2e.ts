import { expect, test } from 'playwright/test'
import { inSoak } from '../amounts.ts'
import { expectAccessible } from './accessible.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { type Language, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

const path = '/emailMarketing/emailMarketingCourse'
const chapters = ['domain', 'warmUp', 'writing', 'law', 'numbers', 'fair'] as const

for (const [language, viewport, colorScheme] of [
  ['zh-CN', { width: 390, height: 844 }, 'dark'],
  ['en-US', { width: 1440, height: 900 }, 'light'],
] satisfies [Language, { width: number; height: number }, 'light' | 'dark'][])
  test(
    `in ${language}, ${viewport.width} px wide: the course is read without a network and goes on where it was left`,
    inSoak(language === 'en-US'),
    async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const app = await App.blank(context, server.url, language)
      const { page } = app
      const { course } = app.words.email
      const title = (chapter: (typeof chapters)[number]) =>
        page.getByRole('heading', { name: course.chapter[chapter].title, level: 2, exact: true })
      await app.signIn(main)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await app.goTo(path)
      await expect(title('domain'), 'the first chapter').toBeVisible()
      await context.setOffline(true)

      const { first } = course.chapter.domain.questions
      const question = page
        .getByRole('group', { name: first.ask })
        .or(page.getByRole('radiogroup', { name: first.ask }))
      await question.getByRole('radio', { name: first.a }).check()
      await expect(page.getByRole('status').filter({ hasText: first.why })).toContainText(course.check.wrong)
      await question.getByRole('radio', { name: first.b }).check()
      await expect(page.getByRole('status').filter({ hasText: first.why })).toContainText(course.check.right)

      await page.getByRole('button', { name: say(course.markRead, { chapter: course.chapter.warmUp.title }) }).click()
      await expect(title('warmUp')).toBeFocused()
      await expect(page).toHaveURL(/chapter=warmUp/)
      await expect(
        page.getByText(say(course.progress, { read: 1, count: chapters.length }), { exact: true }),
      ).toBeVisible()

      for (const chapter of chapters) {
        const list = page.getByRole('navigation', { name: course.chapters })
        await list.getByRole('link', { name: course.chapter[chapter].title }).press('Enter')
        await expect(title(chapter)).toBeVisible()
        await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()
        await expectAccessible(page, chapter)
      }

      await context.setOffline(false)
      await app.goTo(path)
      await expect(title('warmUp'), 'the first that is not read').toBeVisible()
      await app.goTo(`${path}?chapter=law`)
      await expect(title('law'), 'a chapter that was linked').toBeVisible()
      await context.close()
    },
  )
