import { expect, type Locator, test } from 'playwright/test'
import type { FollowUpStatus } from '#domain/contacts/contact'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const names = ['张伟', 'Ana Silva', '李娜']

const tab = ({ page, words }: App, status: FollowUpStatus, count: number): Locator =>
  page.getByRole('tab', { name: `${words.contacts.status[status]} ${count}`, exact: true })

/** Says how many contacts stand at these statuses. */
async function expectCounts(app: App, counts: Partial<Record<FollowUpStatus, number>>) {
  for (const [status, count] of Object.entries(counts))
    await expect(tab(app, status as FollowUpStatus, count)).toBeVisible()
}
const statusOf = ({ page, words }: App, name: string, status: FollowUpStatus) =>
  page.getByRole('button', {
    name: say(words.contacts.follow.statusOf, { name, status: words.contacts.status[status] }),
    exact: true,
  })
const choose = ({ page, words }: App, status: FollowUpStatus) =>
  page.getByRole('option', { name: words.contacts.status[status], exact: true }).click()

test('contacts are followed up without a network, each and many at once, taken back, and seen on the phone', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const desk = await App.blank(context, server.url)
  await desk.signIn(main)
  const { contacts, app } = desk.words
  for (const [at, name] of names.entries()) {
    await desk.create({ name, phone: `+861380013800${at}` })
    await desk.closePanel()
  }
  await desk.expectAllSaved()
  await desk.goTo('/account/follow?follow_up_status=none')
  await expectCounts(desk, { none: 3, followingUp: 0, closed: 0 })
  await context.setOffline(true)

  // One, where it stands, and back.
  await statusOf(desk, '张伟', 'none').click()
  await choose(desk, 'followingUp')
  await expectCounts(desk, { none: 2, followingUp: 1 })
  await expect(desk.row('张伟')).toBeHidden()
  await desk.page
    .getByRole('button', { name: app.undo })
    .or(desk.page.getByText(app.undo, { exact: true }))
    .click()
  await expectCounts(desk, { none: 3, followingUp: 0 })

  // By the keyboard: the list, the row, S, and the status by its arrows.
  await desk.row('张伟').getByText('张伟', { exact: true }).click()
  await expect(desk.panel).toBeVisible()
  await desk.closePanel()
  await expect(desk.panel).toBeHidden()
  await desk.page.getByRole('grid').focus()
  await desk.page.keyboard.press('s')
  await expect(desk.page.getByRole('option', { name: contacts.status.none, exact: true })).toBeVisible()
  await desk.page.keyboard.press('ArrowDown')
  await desk.page.keyboard.press('ArrowDown')
  await desk.page.keyboard.press('Enter')
  await expectCounts(desk, { none: 2, followingUp: 1 })
  await expect(desk.row('张伟')).toBeHidden()

  // The two others at once.
  await desk.page.getByRole('checkbox', { name: contacts.row.selectAll }).click()
  await desk.page.getByRole('toolbar').getByRole('button', { name: contacts.fields.follow_up_status }).click()
  await choose(desk, 'closed')
  await expectCounts(desk, { none: 0, closed: 2 })
  await expect(desk.page.getByText(contacts.follow.nobodyText)).toBeVisible()

  // Nobody has waited for days; the address says what is looked at.
  await tab(desk, 'closed', 2).click()
  await expect(desk.page).toHaveURL(/follow_up_status=closed/)
  await desk.page.getByRole('button', { name: contacts.filter.untouchedLabel, exact: true }).click()
  await desk.page.getByRole('option', { name: say(contacts.filter.untouched, { days: 7 }) }).click()
  await expect(desk.page).toHaveURL(/untouched_days=7/)
  await expectCounts(desk, { followingUp: 0, closed: 0 })
  await desk.page.getByRole('button', { name: contacts.filter.clear }).first().click()
  await expectCounts(desk, { followingUp: 1, closed: 2 })
  await expect(desk.row('Ana Silva')).toBeVisible()

  // The phone has it all once there is a network, and one tap calls.
  await desk.expectWaiting()
  await context.setOffline(false)
  await desk.expectAllSaved()
  const viewport = { width: 390, height: 844 }
  const phone = await App.blank(await browser.newContext({ viewport, hasTouch: true, isMobile: true }), server.url)
  await phone.signIn(main)
  await phone.goTo('/account/follow')
  await expect(phone.row('张伟')).toBeVisible()
  const call = phone.page.getByRole('link', { name: say(contacts.row.call, { name: '张伟' }) })
  await expect(call).toHaveAttribute('href', 'tel:+8613800138000')
  await statusOf(phone, '张伟', 'followingUp').tap()
  await choose(phone, 'replied')
  await expectCounts(phone, { followingUp: 0, replied: 1 })
  await expect(phone.page.getByText(like(contacts.follow.nobodyTitle))).toBeVisible()
})
