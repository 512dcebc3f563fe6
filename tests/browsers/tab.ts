/** A browser as every engine can be driven: less than Playwright has, and the same for all of them. */
export type Driven = {
  /** the engine with its version */
  name: string
  newTab(): Promise<Tab>
  /** where downloaded files arrive */
  downloads: string
  close(): Promise<void>
}

/** `code` is the text of a function that runs in the page. */
export type Tab = {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  run(code: string, ...args: unknown[]): Promise<unknown>
  /** Clicks the element that the function gives, as a mouse does. */
  click(code: string, ...args: unknown[]): Promise<void>
  /** Chooses a file in the input that the function gives. */
  choose(path: string, code: string, ...args: unknown[]): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(path: string): Promise<void>
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'End' | 'Backspace' | 'bold' | 'selectAll'
