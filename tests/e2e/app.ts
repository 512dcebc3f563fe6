import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import type { Main } from './server.ts'
import { plantSession } from './session.ts'
import { type Language, like, say, words } from './words.ts'

/** The app as a person uses it: by the words on the screen. */
export class App {
  readonly page: Page
  readonly words: (typeof words)[Language]
  private readonly url: string
  private readonly language: Language

  constructor(page: Page, url: string, language: Language = 'zh-CN') {
    this.page = page
    this.url = url
    this.language = language
    this.words = words[language]
  }

  static async open(...of: Parameters<typeof App.blank>): Promise<App> {
    const app = await App.blank(...of)
    await app.goTo('/')
    return app
  }

  /** Nothing is loaded yet: `signIn` puts the session there before the app starts, instead of filling in the form. */
  static async blank(context: BrowserContext, url: string, language: Language = 'zh-CN'): Promise<App> {
    await context.addInitScript((language) => {
      localStorage.setItem('fairlead.language', language)
    }, language)
    return new App(await context.newPage(), url, language)
  }

  async signIn(user: Pick<Main, 'username' | 'password'>): Promise<void> {
    if (this.page.url() === 'about:blank') {
      await plantSession(this.page.context(), { url: this.url, lang: this.language }, user)
      await this.goTo('/')
    } else await this.typeSignIn(user.username, user.password)
    await expect(this.heading).toBeVisible()
  }

  /** Every browser of a test is a new device, which is told when it is told. The place of the notices, to stop reading them. */
  async readNotices(): Promise<Locator> {
    const { important, read } = this.words.app.bell
    const notice = this.page.getByRole('dialog', { name: important, exact: true })
    // What was opened at the same moment may stand before it, or the machine is slow: then it is asked for again.
    const note = () =>
      notice
        .getByRole('button', { name: read, exact: true })
        .click({ timeout: 2_000 })
        .catch(() => {})
    await this.page.addLocatorHandler(notice, note, { noWaitAfter: true })
    return notice
  }

  async typeSignIn(account: string, password: string): Promise<void> {
    const { signIn } = this.words.auth
    await this.page.getByLabel(signIn.account).fill(account)
    await this.page.locator('input[name=password]').fill(password)
    await this.page.getByRole('button', { name: signIn.submit }).click()
  }

  async createMain(link: string, user: Main): Promise<void> {
    const { setup } = this.words.auth
    await this.page.goto(link)
    await this.page.getByLabel(setup.username).fill(user.username)
    await this.page.getByLabel(setup.email).fill(user.email)
    await this.page.getByLabel(setup.mobile, { exact: true }).fill(user.phone)
    await this.page.getByLabel(setup.password, { exact: true }).fill(user.password)
    await this.page.getByLabel(this.words.app.password.again).fill(user.password)
    await this.page.getByRole('button', { name: setup.submit }).click()
    await expect(this.heading).toBeVisible()
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: this.words.contacts.title, exact: true })
  }

  /** With nothing waiting; else a question comes first. */
  async signOut(): Promise<void> {
    const { menu, signOut } = this.words.app.account
    await this.page.getByRole('button', { name: like(menu) }).click()
    await this.page
      .getByRole('dialog', { name: like(menu) })
      .getByRole('button', { name: signOut, exact: true })
      .click()
  }

  /* ---------- the list ---------- */

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text)
  }

  /** How many contacts the screen says there are. */
  async expectTotal(count: number): Promise<void> {
    const text =
      this.words === words['zh-CN'] || count !== 1 ? this.words.contacts.total_other : words['en-US'].contacts.total_one
    await expect(this.page.getByText(say(text, { count }), { exact: true }).first()).toBeVisible()
  }

  /** All that match, by the key: once more where a notice came before the list just then and took it. */
  async selectAll(): Promise<void> {
    await expect(async () => {
      await this.page.getByRole('grid').press('Control+a')
      const doing = this.page.getByRole('toolbar', { name: this.words.contacts.selection.label, exact: true })
      await expect(doing).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  /** Something that can be done with the selected contacts, in a menu of their bar. */
  async forSelected(menu: 'tags' | 'set' | 'more', action: string): Promise<void> {
    const { selection } = this.words.contacts
    const bar = this.page.getByRole('toolbar', { name: selection.label, exact: true })
    await bar.getByRole('button', { name: selection[menu], exact: true }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /* ---------- one contact ---------- */

  async openContact(name: string): Promise<Locator> {
    await this.row(name).first().click()
    await expect(this.panel).toBeVisible()
    return this.panel
  }

  get panel(): Locator {
    const name = this.words.contacts.panel.label
    return this.page
      .getByRole('complementary', { name, exact: true })
      .or(this.page.getByRole('dialog', { name, exact: true }))
  }

  /** Types into a field of the open contact and leaves it. */
  async edit(field: keyof (typeof words)['zh-CN']['contacts']['fields'], text: string): Promise<void> {
    const box = this.panel.getByRole('textbox', { name: this.words.contacts.fields[field], exact: true })
    await box.fill(text)
    await box.press('Tab')
  }

  /** Finds or makes a tag and puts it on the open contact. */
  async putTag(name: string): Promise<void> {
    const { contacts } = this.words
    await this.panel
      .getByRole('button', { name: new RegExp(contacts.fields.tag) })
      .first()
      .click()
    const find = this.page.getByRole('combobox').last()
    await find.fill(name)
    await this.page.getByText(say(contacts.panel.createLabel, { name })).click()
    await this.page.keyboard.press('Escape')
    await expect(this.panel).toContainText(name)
  }

  async closePanel(): Promise<void> {
    await this.panel.getByRole('button', { name: this.words.contacts.actions.close }).first().click()
  }

  /** Closes the window in front by the key; it has the focus as soon as it stands. */
  async dismiss(): Promise<void> {
    await this.page.getByRole('dialog').last().press('Escape')
  }

  /** An important notice comes before the user, who has read it. */
  async takeNote(): Promise<void> {
    const { important, read } = this.words.app.bell
    const notice = this.page.getByRole('dialog', { name: important, exact: true })
    await notice.getByRole('button', { name: read, exact: true }).click()
    await expect(notice).toBeHidden()
  }

  /** In the form of a task: nobody wrote down why the contacts of a journey may be written to. */
  async includeWithoutBasis(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.campaigns.task.form.basis }).check()
  }

  /** Says yes to the question that comes before mails leave. The first focus is not on it, so Enter alone sends nothing. */
  async confirmSending(): Promise<void> {
    const asked = this.page.getByRole('alertdialog')
    await expect(
      asked.getByRole('button', { name: this.words.campaigns.task.actions.cancel, exact: true }),
    ).toBeFocused()
    await asked.getByRole('button', { name: this.words.campaigns.task.ask.send, exact: true }).click()
    await expect(asked).toBeHidden()
  }

  async answer(button: string): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .or(this.page.getByRole('dialog'))
      .getByRole('button', { name: button, exact: true })
      .last()
      .click()
  }

  async create(fields: { name: string; company?: string; phone?: string; email?: string }): Promise<void> {
    const { contacts } = this.words
    await this.choose(contacts.actions.create)
    const form = this.page.locator('form')
    await form.locator('[name=name]').fill(fields.name)
    if (fields.company) await form.locator('[name=company]').fill(fields.company)
    if (fields.phone) await form.locator('[name="phones.0"]').fill(fields.phone)
    if (fields.email) await form.locator('[name="emails.0"]').fill(fields.email)
    await form.getByRole('button', { name: contacts.actions.save, exact: true }).click()
    await expect(form).toBeHidden()
    await expect(this.panel, 'the new contact is open').toBeVisible()
  }

  /* ---------- where things stand ---------- */

  get syncButton(): Locator {
    return this.page.getByRole('button', { name: like(this.words.app.sync.label) })
  }

  async expectAllSaved(): Promise<void> {
    const name = say(this.words.app.sync.label, { state: this.words.app.sync.saved })
    await expect(this.page.getByRole('button', { name })).toBeVisible()
  }

  /** Something of the user's is still on its way. */
  async expectWaiting(): Promise<void> {
    await expect(this.syncButton).not.toHaveAccessibleName(
      say(this.words.app.sync.label, { state: this.words.app.sync.saved }),
    )
  }

  /** By the sync panel, as the user gets there. */
  async openHealth(): Promise<void> {
    await this.syncButton.click()
    // Not the one of the sub-menu that stands beside it on the account's pages.
    await this.page.getByRole('dialog').getByRole('link', { name: this.words.app.sync.health }).click()
    await expect(this.page.getByRole('heading', { name: this.words.sync.menu, level: 1 })).toBeVisible()
  }

  /* ---------- sheets ---------- */

  async chooseWorkbook(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<Locator> {
    const { contacts } = this.words
    await this.choose(contacts.actions.import)
    const dialog = this.page.getByRole('dialog', { name: contacts.import.title })
    await dialog.locator('input[type=file]').setInputFiles(file)
    return dialog
  }

  /** An action of the list: a button on a wide screen, under "more" on a phone. */
  async choose(action: string): Promise<void> {
    const button = this.page.getByRole('button', { name: action, exact: true }).first()
    const more = this.page.getByRole('button', { name: this.words.contacts.actions.more, exact: true }).first()
    await expect(button.or(more).first()).toBeVisible()
    if (await button.isVisible()) return button.click()
    await more.click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.url + path)
  }
}
