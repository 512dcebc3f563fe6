import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

// An exception in a listener or a timer, an error that nobody listens to, a promise that nobody awaits: each of them ends
// the server for everybody. (A promise that is let go is the linter's: `no-floating-promises` without `void`.)

const root = join(import.meta.dirname, '..')
// `listPage.ts` holds a script of a page.
const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.endsWith('listPage.ts') &&
      !name.endsWith('.test.ts') &&
      !/(^|[/\\])testing([/\\.])/.test(name),
  )
  .map((name) => join(root, 'server', name))

/** What runs without a caller that could catch. */
const callers =
  /(?:\.(?:on|once|addEventListener)\(\s*'[^']*',|(?<![.\w])(?:setInterval|setTimeout|setImmediate|queueMicrotask)\((?!\))|nextTick\()\s*/g

/** Nothing of this can throw: it settles a promise, ends something, or notes something. */
const harmless = [
  /^guarded\(/,
  /^\(\) => \{\}/,
  /^\(\) => \w+\.(destroy|close|terminate|abort|closeIdleConnections|closeAllConnections)\(\)/,
  /^\(\) => clear(Timeout|Interval)\(\w+\)/,
  /^\(\) => \w+\.delete\(\w+\)/,
  /^\(\) => (resolve|reject|done|stop)\(\)/,
  /^\(\) => process\.exit\(/,
  /^\((error|\w+: NodeJS\.ErrnoException)\) =>\s*(log|reject)\(/,
  /^(resolve|reject|done|closed)\b/,
]

/** Each of them was read: what it calls throws nothing, or it catches by itself. */
const read: Record<string, string[]> = {
  'server/blobs/sweep.ts': ['() => {'],
  'server/blobs/virusScan.ts': ['() => reject(', '(data: Buffer) => {'],
  'server/channels/callService.ts': ['(socket) => {', '() => {'],
  'server/channels/sms/smppLink.ts': ['giveUp'],
  'server/channels/sms/smppSession.ts': [
    'giveUp',
    '(piece) => {',
    'check',
    '() => {',
    'aborted',
    '(cause: ',
    '() => reject(',
  ],
  'server/channels/sms/window.ts': ['giveUp'],
  'server/crawl/hostTurns.ts': ['stop'],
  'server/db/connect.ts': ['(client) => {', '(error) => {', 'heard'],
  'server/db/embedded.ts': ['beginAgain', 'ended'],
  'server/db/fairQueue.ts': ['giveUp'],
  'server/db/watchdog.ts': ['() => {'],
  'server/email/mailbox/openMailbox.ts': ['() => {', 'stop'],
  'server/email/mailbox/slots.ts': ['leave'],
  'server/email/mailbox/waitForMore.ts': ['hear'],
  'server/email/mailbox/watchMailbox.ts': ['stop'],
  'server/email/outgoing/pool.ts': ['give', '() => {'],
  'server/email/outgoing/reach.ts': ['give', '() => {'],
  'server/email/outgoing/deliver.ts': ['tooLate', 'stop'],
  'server/email/outgoing/settled.ts': ['ended', 'aborted'],
  'server/email/verify/startChecks.ts': ['() => {'],
  'server/linked/driverPackage.ts': ['(error) => resolve(', '(status) => resolve('],
  // In a worker, which has no log: what could not be written is tried again.
  'server/sandbox/phones/savedWorld.ts': ['saveLater'],
  // What the library calls and what comes over a port: it sets values, and what is sent on settles a promise.
  'server/linked/port.ts': ['(messages) => {', 'flush', 'silent'],
  'server/linked/worker/session.ts': [
    '(update) =>',
    '({ messages }) => {',
    '(updates) => {',
    '(history) =>',
    '(node) =>',
  ],
  'server/ending.ts': ['stopNow', '(error, origin) => {', '() => process.exit(code || 1)'],
  'server/http/route.ts': ['answered'],
  'server/http/server.ts': ['failed'],
  'server/backgroundQueue.ts': ['begin'],
  'server/notifications/pushLoop.ts': ['look'],
  'server/schedule.ts': ['() => {'],
  'server/sandbox/centreSession.ts': ['(piece) => {', '() => session'],
  'server/sandbox/phones/connection.ts': ['(bytes) => {', '() => this.#onClose()'],
  'server/sandbox/phones/queries.ts': ['answer'],
  'server/sandbox/phones/server.ts': ['(socket) => {'],
  'server/sandbox/phones/simulator.ts': ['() => reject('],
  'server/sandbox/phones/taking.ts': ['work'],
  'server/sandbox/mailbox.ts': ['failed'],
  'server/sandbox/messageCentre.ts': ['(piece) => {'],
  // A thread that falls tells its server by 'error', and what waits for it is refused.
  'server/shop/quotations/drawBeside.ts': ['stop'],
  'server/shop/quotations/drawDocument.ts': ['(chunk: Buffer) => '],
  'server/shop/site/publishing/site.worker.ts': ['(heard: ThreadOrder) => {'],
  'server/shop/site/publishing/siteThread.ts': ['hear', 'ended'],
  'server/sms/routes.ts': ['() => {'],
  'server/supervise.ts': ["() => wish('SIGTERM')", '(error) => {', '(code, signal) => ended('],
  'server/slices.ts': ['goRound'],
  'server/sync/hints.ts': ['this.#tellSome'],
  'server/sync/live.ts': ['heard', '() => (socket.heard = true)', 'end'],
  'server/sync/sweep.ts': ['() => {'],
}

test('what no caller catches for is guarded, or was read', () => {
  const found = new Set<string>()
  for (const file of sources) {
    const name = relative(root, file).replaceAll('\\', '/')
    const text = readFileSync(file, 'utf8')
    for (const { index, 0: call } of text.matchAll(callers)) {
      const callback = text
        .slice(index + call.length)
        .split('\n')[0]!
        .trim()
      if (harmless.some((one) => one.test(callback))) continue
      if (read[name]?.some((one) => callback.startsWith(one))) continue
      found.add(`${name}: ${callback.slice(0, 60)}`)
    }
  }
  expect([...found], 'wrap it in guarded(log, …); or read what it does and name it above').toEqual([])
})

/** One of two is made; a function of this name is its own. */
const more: Record<string, number> = {
  'server/channels/sms/smppSession.ts': 1,
  'server/db/connect.ts': 1,
  // `connect` is the pool's own, and db/connect.ts listens to it.
  'server/db/fairPool.ts': 3,
}

/** What emits `error`, and ends the process where nobody listens. */
const emitters =
  /\b(?:(?:connect|connectPlain|connectTls|createServer|spawn)\(|new (?:pg\.(?:Client|Pool)|ImapFlow|SMTPConnection|SMTPServer|WebSocket)\()/g

test('what can emit an error has a listener for it in the same file', () => {
  const wrong = sources.flatMap((file) => {
    const name = relative(root, file).replaceAll('\\', '/')
    const text = readFileSync(file, 'utf8')
    if (!/from '(?:node:(?:net|tls|http|child_process)|pg|imapflow|smtp-server|ws|nodemailer\/[^']+)'/.test(text))
      return []
    const made = [...text.matchAll(emitters)].filter(
      ({ index }) => !/(?:function |pool\.|client\.|connection\.|\.)$/.test(text.slice(0, index)),
    )
    const heard = [...text.matchAll(/\.(?:on|once)\(\s*'error'/g)]
    return made.length > heard.length + (more[name] ?? 0) ? [`${name}: ${made.length} made, ${heard.length} heard`] : []
  })
  expect(wrong).toEqual([])
})

test('no promise is hidden behind void', () => {
  const wrong = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bvoid [a-z][\w.]*\(.*/g)]
      .map(([call]) => call)
      .filter((call) => !/^void [\w.]+\.(push|add|set|delete)\(/.test(call))
      .map((call) => `${relative(root, file)}: ${call}`),
  )
  expect(wrong).toEqual([])
})

test('every event of the log is in the inventory', () => {
  const inventory = readFileSync(join(root, 'docs/operation.md'), 'utf8')
    .split('## What is logged')[1]!
    .split('\n## ')[0]!
  const events = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const said = [
      ...text.matchAll(
        /(?<!console\.)\b(?:log|jsonLog|guarded|inBackground)\(\s*(?:log,\s*|reading\.log,\s*)?'([^']+)'/g,
      ),
    ]
    const failed = text.includes('schedule(') ? [...text.matchAll(/\bfailed: '([^']+)'/g)] : []
    return [...said, ...failed].map(([, event]) => event!)
  })
  expect(events.length).toBeGreaterThan(80)
  expect(events.filter((event) => !inventory.includes(`\`${event}\``))).toEqual([])
})
