import { expect, test } from 'playwright/test'
import { limits } from '../../domain/limits.ts'
import { soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const many = 13_000
const mia = { username: 'mia', nickname: '米娅', password: 'calm harbour 2026' }
const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
  const { username, nickname, password } = mia
  const of = ['--parent', main.username, '--username', username, '--nickname', nickname, '--password', password]
  server.admin('create-sub', ...of)
  server.admin('seed', '--username', main.username, '--contacts', String(many), '--seed', '1')
})
test.afterAll(() => server.remove())

test(
  'more contacts than ten thousand, found by a word, go to somebody else as one and come back as one',
  soakOnly,
  async ({ context }) => {
    const app = await App.blank(context, server.url, 'en-US')
    await app.signIn(main)
    const { page } = app
    const { app: frame, distribution } = app.words
    await app.expectTotal(many)
    // Only the device can ask this: the server looks in fewer fields, and in no order of words.
    await app.search('@')
    const counted = page.getByText(/^[\d,]+ of 13,000$/).first()
    await expect(counted).toBeVisible()
    const found = Number((await counted.innerText()).split(' ')[0]!.replaceAll(',', ''))
    expect(found).toBeGreaterThan(limits.transferRows)
    await app.selectAll()
    await app.forSelected('set', frame.windows.handOn)

    const plan = page.getByRole('dialog', { name: distribution.title, exact: true })
    const press = (name: string) => plan.getByRole('button', { name, exact: true }).click()
    await expect(plan.getByText(like(distribution.chosen_other))).toContainText(found.toLocaleString('en-US'))
    await press(distribution.next)
    await plan.getByRole('checkbox', { name: like(mia.nickname) }).check()
    await press(distribution.next)
    await press(say(distribution.confirm.distribute_other, { count: found }))
    await expect(plan.getByText(say(distribution.ended.distribute_other, { count: found }))).toBeVisible()
    await press(distribution.undo.action)
    await expect(plan.getByText(say(distribution.undo.done_other, { count: found }))).toBeVisible()
  },
)
