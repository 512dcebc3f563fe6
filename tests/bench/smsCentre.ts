import { parentPort } from 'node:worker_threads'
import { openSmsCentre, type TakenPart } from '../../server/testing/smsCentre.ts'

// A message centre of its own thread: what it costs is not the sender's. It reports when it is told to.
const centre = await openSmsCentre()
let reports = false
let isShuffled = false
const kept: TakenPart[] = []
centre.onTaken = (part) => {
  if (reports) centre.report(part)
  else kept.push(part)
}

type Asked = { reports: boolean } | { burst: true } | { count: true }
parentPort?.on('message', (asked: Asked) => {
  if ('reports' in asked) {
    reports = asked.reports
    kept.length = 0
  } else if ('burst' in asked) {
    isShuffled = !isShuffled
    const order = kept.splice(0).map((part) => ({ part, at: (part.number * 7_919) % 10_007 }))
    for (const { part } of order.sort((a, b) => a.at - b.at)) centre.report(part)
  }
  const numbers = new Set(centre.taken.map(({ to, reference }) => `${to} ${reference}`))
  parentPort?.postMessage({ taken: centre.taken.length, different: numbers.size, unheard: centre.unheard() })
  if ('reports' in asked) centre.taken.length = 0
})
parentPort?.postMessage({ port: centre.route.setting.kind === 'smpp' ? centre.route.setting.port : 0 })
