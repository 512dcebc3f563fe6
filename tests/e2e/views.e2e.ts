import { expect, test } from 'playwright/test'
import { App } from './app.ts'
import { main, TestServer } from './server.ts'
import { say } from './words.ts'

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

test('a list is narrowed, arranged and kept as a view, changed as a whole and taken back, and the phone has the view', async ({
  browser,
}) => {
  const desk = await App.blank(await browser.newContext(), server.url)
  await desk.signIn(main)
  const { page } = desk
  const { contacts, app } = desk.words
  const { filter, views, columns, fields } = contacts
  for (const [at, company] of ['Bosch GmbH', 'Bosch 上海', '宁波海港'].entries()) {
    await desk.create({ name: `客户${at}`, company, phone: `+861380013800${at}` })
    await desk.closePanel()
  }
  await desk.expectAllSaved()

  // Two conditions, of which one is half made and asks nothing.
  await page.getByRole('button', { name: filter.more, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: filter.title, exact: true })
  await dialog.getByRole('button', { name: `${filter.field}: ${fields.name}` }).click()
  await page.getByRole('option', { name: fields.company, exact: true }).click()
  await dialog.getByRole('textbox', { name: fields.company, exact: true }).fill('bosch')
  await expect(dialog.getByText(say(filter.matching_other, { count: 2 }))).toBeVisible()
  await dialog.getByRole('button', { name: filter.addCondition, exact: true }).click()
  await dialog.getByRole('button', { name: filter.apply, exact: true }).click()
  await expect(desk.row('客户2')).toBeHidden()
  await expect(desk.row('客户1')).toBeVisible()
  await expect(
    page.getByRole('button', { name: `${fields.company} ${filter.is.contains} bosch`, exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(/filter=/)

  // A column more, one that stays in sight, one made wider by the keyboard.
  await page.getByRole('button', { name: columns.title, exact: true }).click()
  const chooser = page.getByRole('dialog', { name: columns.title, exact: true })
  await chooser.getByRole('checkbox', { name: fields.remark, exact: true }).check()
  await chooser.getByRole('button', { name: say(columns.freeze, { name: fields.name }) }).click()
  await chooser.getByRole('button', { name: contacts.actions.close, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: fields.remark })).toBeAttached()
  const edge = page.getByRole('slider', { name: say(columns.width, { title: fields.name }) })
  await edge.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuenow', /^(?!164)\d+$/)

  // Another one is drawn to its place. Firefox draws anything but a <button>.
  const title = (name: string) => page.getByRole('columnheader', { name, exact: true }).locator('[draggable=true]')
  await expect(page.locator('button[draggable=true]')).toHaveCount(0)
  await title(fields.country).dragTo(title(fields.emails))
  const titles = () => page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.ariaLabel))
  await expect
    .poll(async () => (await titles()).indexOf(fields.country))
    .toBeLessThan((await titles()).indexOf(fields.emails))

  // Kept for everybody.
  await page.getByRole('button', { name: say(views.label, { name: views.all }) }).click()
  await page.getByRole('menuitem', { name: views.saveAs, exact: true }).click()
  const naming = page.getByRole('dialog', { name: views.saveAs, exact: true })
  await naming.getByRole('textbox', { name: views.name, exact: true }).fill('Bosch 的人')
  await naming.getByRole('checkbox', { name: views.share, exact: true }).check()
  await naming.getByRole('button', { name: contacts.actions.save, exact: true }).click()
  const chosen = page.getByRole('button', { name: say(views.label, { name: 'Bosch 的人' }) })
  await expect(chosen).toBeVisible()
  await expect(chosen).toHaveText('Bosch 的人')

  // All that match, and back.
  await desk.selectAll()
  await desk.forSelected('set', fields.follow_up_status)
  await page.getByRole('option', { name: contacts.status.closed, exact: true }).click()
  await expect(desk.row('客户0')).toContainText(contacts.status.closed)
  await page.getByRole('button', { name: app.undo, exact: true }).click()
  await expect(page.getByRole('button', { name: app.undo, exact: true })).toBeHidden()
  await expect(desk.row('客户0')).not.toContainText(contacts.status.closed)

  // One field of all of them; each gets its own back.
  await desk.forSelected('set', contacts.selection.edit)
  const editing = page.getByRole('dialog', { name: say(contacts.bulk.edit.title_other, { count: 2 }) })
  await editing.getByRole('textbox', { name: contacts.bulk.edit.value, exact: true }).fill('博世 Bosch')
  await editing.getByRole('button', { name: contacts.bulk.edit.apply, exact: true }).click()
  await expect(desk.row('客户0')).toContainText('博世 Bosch')
  await page.getByRole('button', { name: app.undo, exact: true }).click()
  await expect(page.getByRole('button', { name: app.undo, exact: true })).toBeHidden()
  await expect(desk.row('客户0')).toContainText('Bosch GmbH')
  await expect(desk.row('客户1')).toContainText('Bosch 上海')
  await desk.expectAllSaved()

  const phone = await App.blank(await browser.newContext({ viewport: { width: 390, height: 844 } }), server.url)
  await phone.signIn(main)
  await phone.expectTotal(3)
  await phone.page.getByRole('button', { name: say(views.label, { name: views.all }) }).click()
  await phone.page.getByRole('menuitemradio', { name: 'Bosch 的人', exact: true }).click()
  await expect(phone.row('客户2')).toBeHidden()
  await expect(phone.row('客户1')).toBeVisible()
})
