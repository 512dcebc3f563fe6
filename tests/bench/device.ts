import type { BrowserContext, CDPSession, Page } from 'playwright'
import { launch, makeProfile, removeProfile } from '../e2e/profiles.ts'
import type { Figure } from './table.ts'

/** A browser with a profile of its own, on the disk: what the app calls durable is written there. */
export type Device = { context: BrowserContext; page: Page; close: () => Promise<void> }

export async function openDevice(): Promise<Device> {
  const profile = makeProfile()
  const context = await launch(profile, { locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await context.addInitScript(observe)
  return {
    context,
    page: context.pages()[0]!,
    async close() {
      await context.close()
      removeProfile(profile)
    },
  }
}

/** Up to the key that signs in; gives when it was pressed. `to`: the page that was asked for. */
export async function signIn(
  page: Page,
  url: string,
  user: { username: string; password: string },
  to = '/login',
): Promise<number> {
  await page.goto(url + to)
  await page.evaluate(() => localStorage.setItem('fairlead.language', 'en-US'))
  await page.reload()
  await page.getByRole('textbox').first().fill(user.username)
  await page.locator('input[type=password]').fill(user.password)
  await watchTasks(page)
  const began = performance.now()
  await page.keyboard.press('Enter')
  return began
}

/** The page's processor that many times slower; its workers are as fast as ever. */
export async function slow(page: Page, rate: number, cdp?: CDPSession): Promise<CDPSession> {
  const session = cdp ?? (await page.context().newCDPSession(page))
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** A contact that can be read, not a row that waits for one. */
export const contactRow = '[role=row][data-index]:not([aria-busy])'

/**
 * Milliseconds. `felt` is what the page was held up, as the browser tells it: on two cores that devices, server and
 * database share, most of it is waiting for a core. `computed` is the longest that one task had a core.
 */
export type LongestTask = { felt: number; computed: number }

const traces = new WeakMap<Page, CDPSession>()

/** Until `longestTask` is asked. */
export async function watchTasks(page: Page): Promise<void> {
  const session = traces.get(page) ?? (await page.context().newCDPSession(page))
  if (traces.has(page)) await endTrace(session)
  traces.set(page, session)
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    streamFormat: 'json',
    traceConfig: { excludedCategories: ['*'], includedCategories: [taskCategory, '__metadata'] },
  })
  await page.evaluate(() => void (window.bench.tasks.length = 0))
}

export async function longestTask(page: Page): Promise<LongestTask> {
  const session = traces.get(page)
  if (!session) throw new Error('Nobody watches the tasks of this page')
  traces.delete(page)
  const felt = await page.evaluate(() => Math.max(0, ...window.bench.tasks))
  const events = await endTrace(session)
  await session.detach()
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  if (mainThreads.size === 0) throw new Error('The trace names no main thread')
  const computed = events.filter((event) => event.tdur !== undefined && mainThreads.has(threadOf(event)))
  return { felt, computed: Math.max(0, ...computed.map(({ tdur }) => tdur! / 1_000)) }
}

const taskCategory = 'disabled-by-default-devtools.timeline'
/** `tdur` is in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }
const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const ended = new Promise<string>((resolve) =>
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream!)),
  )
  await session.send('Tracing.end')
  const handle = await ended
  let text = ''
  for (let eof = false; !eof; ) {
    const part = await session.send('IO.read', { handle, size: 4_000_000 })
    text += part.base64Encoded ? Buffer.from(part.data, 'base64').toString() : part.data
    eof = part.eof
  }
  await session.send('IO.close', { handle })
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents
}

/**
 * What it takes of the device itself, which has a limit; and what was felt of it beside all that runs on this machine,
 * which has none: a task that waits for a core is as long as the others let it be.
 */
export function taskFigures(name: string, { felt, computed }: LongestTask, limited = true): Figure[] {
  const limit = limited && { against: { name: 'limit', value: 50, atMost: 1 } }
  return [
    { name: `${name}: longest main-thread task, computing`, value: computed, unit: 'ms', ...limit },
    { name: `${name}: longest main-thread task, waiting for a core included`, value: felt, unit: 'ms' },
  ]
}

declare global {
  interface Window {
    bench: {
      tasks: number[]
      armKey(): void
      keyAnswered: Promise<number>
      scroll(steps: number): Promise<{ times: number[]; blank: number }>
      /** Follows what the workers of this user say to all tabs: they tell a commit after it is durable. */
      follow(channel: string): void
      quiet(): Promise<void>
      lastSave(): { pressed: number; durable: number }
      /** One small record, until the disk has it. */
      bareCommit(): Promise<number>
      /** Waits for the next click, and from there until other rows are shown. */
      armRows(): void
      rowsAnswered: Promise<number>
      armText(text: string): void
      textShown: Promise<number>
    }
  }
}

/** Runs in the page before the app. */
function observe(): void {
  const tasks: number[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  /** What is to be seen of an answer: how many there are, and the rows in sight with what is marked in them. */
  const answerIn = (main: Element) => {
    const count = /[\d,]+ of [\d,]+|[\d,]+ contacts/.exec(main.textContent ?? '')?.[0]
    const list = main.querySelector('[role=grid]')
    const { top, bottom } = (list ?? main).getBoundingClientRect()
    const rows = Array.from(list?.querySelectorAll('[role=row]') ?? []).filter((row) => {
      const place = row.getBoundingClientRect()
      return place.bottom > top && place.top < bottom
    })
    const marks = rows.flatMap((row) => Array.from(row.querySelectorAll('mark'), (mark) => mark.textContent))
    return [count, ...rows.map((row) => row.textContent), ...marks].join('\n')
  }
  const commits: number[] = [0]
  /** As people do: changes that come without a pause are sent together. */
  const pauseMs = 500
  let pressed = 0
  addEventListener('keydown', () => (pressed = Date.now()), { capture: true })
  window.bench = {
    tasks,
    keyAnswered: Promise.resolve(0),
    armKey() {
      const main = document.querySelector('main') ?? document.body
      const before = answerIn(main)
      window.bench.keyAnswered = new Promise((resolve) => {
        let began = 0
        const typed = () => (began = performance.now())
        addEventListener('input', typed, { once: true, capture: true })
        const seen = new MutationObserver((changes) => {
          if (!began || !changes.some((change) => !(change.target as Element).closest?.('input,[role=search]'))) return
          requestAnimationFrame(() => {
            const ms = performance.now() - began
            // What else changes on the screen is no answer.
            if (answerIn(main) === before) return
            seen.disconnect()
            resolve(ms)
          })
        })
        seen.observe(main, { subtree: true, childList: true, characterData: true })
        setTimeout(() => (seen.disconnect(), resolve(-1)), 1_500)
      })
    },
    async scroll(steps) {
      const box = document.querySelector<HTMLElement>('[role=grid]')!
      const times: number[] = []
      let blank = 0
      const far = box.scrollHeight / steps
      let last = performance.now()
      for (let step = 0; step < steps; step++) {
        box.scrollTop += step % 10 === 9 ? far : 400
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        times.push(now - last)
        last = now
        const middle = box.getBoundingClientRect()
        const there = document.elementFromPoint(middle.left + 300, middle.top + middle.height / 2)
        if (!there?.closest('[role=row]')?.textContent) blank++
      }
      return { times, blank }
    },
    follow(channel) {
      new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
        if (data.t === 'commit' && data.rows) commits.push(Date.now())
      })
    },
    async quiet() {
      while (Date.now() - commits.at(-1)! < pauseMs) await new Promise((go) => setTimeout(go, 20))
    },
    lastSave: () => ({ pressed, durable: commits.find((at) => at >= pressed) ?? Number.NaN }),
    async bareCommit() {
      const done = (request: IDBRequest | IDBTransaction, event: string) =>
        new Promise<void>((resolve, reject) => {
          request.addEventListener(event, () => resolve())
          request.addEventListener('error', () => reject(request.error))
        })
      const opening = indexedDB.open('bare')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('records'))
      await done(opening, 'success')
      const began = performance.now()
      const transaction = opening.result.transaction('records', 'readwrite', { durability: 'strict' })
      transaction.objectStore('records').put({ text: 'x'.repeat(200) }, 1)
      await done(transaction, 'complete')
      const ms = performance.now() - began
      opening.result.close()
      return ms
    },
    rowsAnswered: Promise.resolve(0),
    armRows() {
      window.bench.rowsAnswered = new Promise((resolve, reject) => {
        let began = 0
        addEventListener('click', () => (began = performance.now()), { once: true, capture: true })
        const late = setTimeout(() => reject(new Error('No other rows were shown')), 60_000)
        const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
        const seen = new MutationObserver((changes) => {
          if (!began || !changes.some(({ target }) => elementOf(target)?.closest('[data-index]'))) return
          seen.disconnect()
          clearTimeout(late)
          requestAnimationFrame(() => resolve(performance.now() - began))
        })
        seen.observe(document.querySelector('[role=grid]')!, { subtree: true, childList: true, characterData: true })
      })
    },
    textShown: Promise.resolve(0),
    armText(text) {
      window.bench.textShown = new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${text} was not shown`)), 30_000)
        const look = () => {
          if (!document.querySelector('[role=grid]')?.textContent.includes(text)) return
          seen.disconnect()
          clearTimeout(late)
          requestAnimationFrame(() => resolve(Date.now()))
        }
        const seen = new MutationObserver(look)
        seen.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    },
  }
}
