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

test('phones and emails are added to a contact and taken off again, each where it is read', async ({ context }) => {
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  await app.create({ name: 'Harbour Trading' })
  const { panel, phone, email } = app.words.contacts
  const add = async (button: string, typed: string) => {
    await app.panel.getByRole('button', { name: button, exact: true }).click()
    const field = app.panel.getByRole('textbox', { name: button, exact: true })
    await field.fill(typed)
    await field.press('Enter')
    return field
  }
  const wrong = await add(panel.addPhone, 'no number')
  await expect(app.panel.getByText(app.words.errors.phoneInvalid)).toBeVisible()
  await wrong.fill('+86 20 3456 7890')
  await wrong.press('Enter')
  const first = app.panel.getByRole('textbox', { name: say(phone.label, { number: 1 }), exact: true })
  await expect(first).toHaveValue('+86 20 3456 7890')
  await add(panel.addEmail, 'lin@harbour.example')
  const address = app.panel.getByRole('textbox', { name: say(email.label, { number: 1 }), exact: true })
  await expect(address).toHaveValue('lin@harbour.example')

  await app.panel.getByRole('button', { name: say(panel.removeValue, { value: '+862034567890' }), exact: true }).click()
  await expect(first).toHaveCount(0)
  await expect(app.panel.getByRole('button', { name: panel.addPhone, exact: true })).toBeVisible()
  await expect(address).toBeVisible()
})
