import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { type Language, like, say, words } from '../e2e/words.ts'
import { limitMs } from './limit.ts'
import type { Key, Tab } from './tab.ts'

type Name = string | RegExp
/** What a person sees or hears: a role and its name, a text, or as a last resort a selector. */
export type Seen = ({ role: string; name?: Name } | { text: Name } | { css: string }) & {
  within?: Seen
  last?: boolean
  /** also what nobody sees, such as the input behind a button */
  hidden?: boolean
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Runs in the page. */
const find = `(seen) => {
  const lib = window.TestingLibraryDom
  const nameOf = (name) => (name && name.source !== undefined ? new RegExp(name.source, name.flags) : name)
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const all = ({ role, name, text, css, within, hidden }) => {
    const scopes = within ? all(within).slice(-1) : [document.body]
    return scopes
      .flatMap((scope) => {
        if (css) return [...scope.querySelectorAll(css)]
        if (role) return lib.queryAllByRole(scope, role, { hidden: true, ...(name && { name: nameOf(name) }) })
        return lib.queryAllByText(scope, nameOf(text))
      })
      .filter((element) => hidden || isVisible(element))
  }
  return all(seen).at(seen.last ? -1 : 0) ?? null
}`

/** Runs in the page: it stands still, and nothing stands before it. */
const isReachable = `async (seen) => {
  const place = () => {
    const element = (${find})(seen)
    if (!element) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return { at: [x, y, width, height].join(), isHit: Boolean(hit) && (element.contains(hit) || hit.contains(element)) }
  }
  ;(${find})(seen)?.scrollIntoView({ block: 'nearest' })
  const before = place()
  await new Promise((resolve) => setTimeout(resolve, 60))
  const after = place()
  return Boolean(before && after?.isHit && before.at === after.at)
}`

/** Runs in the page: notes whether the next click goes astray, because what was to be pressed moved away just then. */
const listen = `(seen) => {
  const find = ${find}
  window.wentAstray = false
  const note = ({ target }) => {
    const element = find(seen)
    if (!element || element.contains(target)) return
    const { x, y, width, height } = element.getBoundingClientRect()
    window.wentAstray = document.elementFromPoint(x + width / 2, y + height / 2) !== target
  }
  addEventListener('click', note, { capture: true, once: true })
}`

/** The app as a person uses it, in any browser: by the words on the screen, waiting for each. */
export class Screen {
  readonly tab: Tab
  readonly url: string
  readonly words: (typeof words)[Language]
  private readonly language: Language
  private readonly newTab: () => Promise<Tab>

  constructor(tab: Tab, url: string, language: Language, newTab: () => Promise<Tab>) {
    this.tab = tab
    this.url = url
    this.language = language
    this.words = words[language]
    this.newTab = newTab
  }

  speaking = (language: Language) => new Screen(this.tab, this.url, language, this.newTab)

  /** Another tab of the same browser. */
  async beside(path: string): Promise<Screen> {
    const other = new Screen(await this.newTab(), this.url, this.language, this.newTab)
    await other.goTo(path)
    return other
  }

  /** A page of the same origin that is not the app takes the language; then the app starts in it. */
  async open(path = '/'): Promise<void> {
    await this.tab.goTo(`${this.url}/robots.txt`)
    await this.tab.run(`(language) => localStorage.setItem('fairlead.language', language)`, this.language)
    await this.goTo(path)
  }

  goTo = (path: string) => this.tab.goTo(this.url + path)

  /* ---------- to look ---------- */

  async has(seen: Seen): Promise<boolean> {
    await this.bringFinder()
    return (await this.tab.run(`(seen) => (${find})(seen) !== null`, wire(seen))) as boolean
  }

  see(seen: Seen): Promise<void> {
    return this.until(() => this.has(seen), `not seen: ${describe(seen)}`)
  }

  gone(seen: Seen): Promise<void> {
    return this.until(async () => !(await this.has(seen)), `still seen: ${describe(seen)}`)
  }

  async valueOf(seen: Seen): Promise<string> {
    await this.see(seen)
    return (await this.tab.run(
      `(seen) => { const found = (${find})(seen); return found.value ?? found.textContent }`,
      wire(seen),
    )) as string
  }

  /** Waits for what is true at last. A page that is being loaded anew answers nothing for a moment. */
  async until(look: () => Promise<boolean>, otherwise: string): Promise<void> {
    let reason: unknown
    for (const end = Date.now() + limitMs; Date.now() < end; await pause(100)) {
      try {
        if (await look()) return
      } catch (error) {
        reason = error
      }
    }
    throw new Error(otherwise, { cause: reason })
  }

  /* ---------- to do ---------- */

  async press(seen: Seen): Promise<void> {
    await this.readNotice()
    let failed: unknown
    await this.until(
      async () => {
        if (!(await this.has(seen)) || !(await this.tab.run(isReachable, wire(seen)))) return false
        try {
          await this.tab.run(listen, wire(seen))
          await this.tab.click(find, wire(seen))
          return !(await this.tab.run('() => window.wentAstray === true'))
        } catch (error) {
          // Something stood before it, or it was drawn anew.
          failed = error
          await this.readNotice()
          return false
        }
      },
      `not pressed: ${describe(seen)}`,
    ).catch((error: Error) => {
      throw new Error(error.message, { cause: failed ?? error.cause })
    })
  }

  button = (name: Name, within?: Seen): Seen => ({ role: 'button', name, ...(within && { within }) })
  pressButton = (name: Name, within?: Seen) => this.press(this.button(name, within))

  /** Puts the text where another one was, key by key. */
  async typeInto(seen: Seen, text: string): Promise<void> {
    await this.see(seen)
    await this.tab.run(`(seen) => { const field = (${find})(seen); field.focus(); field.select?.() }`, wire(seen))
    await (text ? this.tab.type(text) : this.key('Backspace'))
  }

  async choose(seen: Seen, path: string): Promise<void> {
    const input = { ...seen, hidden: true }
    await this.see(input)
    await this.tab.choose(path, find, wire(input))
  }

  key = (key: Key) => this.tab.press(key)

  /** Every browser of a test is a new device, which is told once. */
  private async readNotice(): Promise<void> {
    const { important, read } = this.words.app.bell
    const notice = this.button(read, { role: 'dialog', name: important })
    if (await this.has(notice)) await this.tab.click(find, wire(notice)).catch(() => {})
  }

  private async bringFinder(): Promise<void> {
    if (await this.tab.run('() => Boolean(window.TestingLibraryDom)')) return
    await this.tab.run(
      `() => { ${library}; window.TestingLibraryDom = this.TestingLibraryDom ?? globalThis.TestingLibraryDom }`,
    )
  }

  /* ---------- the parts of the app ---------- */

  async signIn(account: string, password: string): Promise<void> {
    const { signIn } = this.words.auth
    await this.typeInto({ css: 'input[name=account]' }, account)
    await this.typeInto({ css: 'input[name=password]' }, password)
    await this.pressButton(signIn.submit)
    await this.see(this.heading)
  }

  get heading(): Seen {
    return { role: 'heading', name: this.words.contacts.title }
  }

  row = (name: string): Seen => ({ role: 'row', name: new RegExp(name) })

  expectTotal(count: number): Promise<void> {
    return this.see({ text: say(this.words.contacts.total_other, { count }) })
  }

  search = (text: string) => this.typeInto({ role: 'searchbox' }, text)

  /** From then on the app opens without a server. */
  async untilInstalled(): Promise<void> {
    await this.tab.run('() => navigator.serviceWorker.ready.then(() => null)')
  }

  dialog = (name?: Name): Seen => ({ role: 'dialog', ...(name && { name }) })

  /** Beside the list on a wide screen. */
  get panel(): Seen {
    return { role: 'complementary', name: this.words.contacts.panel.label }
  }

  async openContact(name: string): Promise<void> {
    await this.press({ text: name, within: { role: 'grid' } })
    await this.see(this.panel)
  }

  /** Types into a field of the open contact and leaves it. */
  async edit(field: 'remark' | 'position', text: string): Promise<void> {
    await this.typeInto(this.field(field), text)
    await this.key('Tab')
  }

  field = (field: 'remark' | 'position'): Seen => ({
    role: 'textbox',
    name: this.words.contacts.fields[field],
    within: this.panel,
  })

  closePanel = () => this.pressButton(this.words.contacts.actions.close, this.panel)

  async create(fields: { name: string; company?: string; phone?: string }): Promise<void> {
    const { create, save } = this.words.contacts.actions
    const form: Seen = { css: 'form:has([name=name])' }
    await this.pressButton(create)
    await this.typeInto({ css: '[name=name]', within: form }, fields.name)
    if (fields.company) await this.typeInto({ css: '[name=company]', within: form }, fields.company)
    if (fields.phone) await this.typeInto({ css: '[name="phones.0"]', within: form }, fields.phone)
    await this.pressButton(save, form)
    await this.gone(form)
    await this.see(this.panel)
  }

  async importFile(path: string): Promise<void> {
    const { actions, import: words } = this.words.contacts
    const dialog = this.dialog(words.title)
    await this.pressButton(actions.import)
    await this.choose({ css: 'input[type=file]', within: dialog }, path)
    await this.pressButton(words.start, dialog)
    await this.see({ text: words.done, within: dialog })
    await this.pressButton(words.show, dialog)
  }

  /** An action of the list that stands under "more". */
  async chooseAction(action: string): Promise<void> {
    await this.pressButton(this.words.contacts.actions.more)
    await this.press({ role: 'menuitem', name: action })
  }

  /** Chooses all and a format, and gives the name that the file will have at the end. */
  async startExport(): Promise<void> {
    const { actions, export: words } = this.words.contacts
    await this.pressButton(actions.export)
    await this.pressButton(words.start, this.dialog(words.title))
  }

  async expectAllSaved(): Promise<void> {
    const { label, saved } = this.words.app.sync
    await this.see(this.button(say(label, { state: saved })))
  }

  async expectWaiting(): Promise<void> {
    const { label, saved } = this.words.app.sync
    await this.see(this.button(like(label)))
    await this.gone(this.button(say(label, { state: saved })))
  }
}

const wire = (seen: Seen): unknown =>
  JSON.parse(
    JSON.stringify(seen, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  )

const describe = (seen: Seen) =>
  JSON.stringify(seen, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
