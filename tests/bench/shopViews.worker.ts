import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url, paths, views } = workerData as { url: string; paths: readonly string[]; views: number }
const connections = 50
const agent = new Agent({ keepAlive: true, maxSockets: connections })
/** Visitors come from many addresses, behind the proxy of this machine. */
let visitors = 0
const headersOf = () => {
  const n = visitors++
  return {
    'accept-encoding': 'gzip',
    'user-agent': 'Firefox',
    'x-forwarded-for': `10.${(n >> 14) & 255}.${(n >> 6) & 255}.${n & 63}`,
  }
}

const view = (path: string) =>
  new Promise<void>((resolve, reject) => {
    get(url + path, { agent, headers: headersOf() }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })

let left = views
const from = performance.now()
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (left-- > 0) await view(paths[left % paths.length]!)
  }),
)
parentPort!.postMessage((views / (performance.now() - from)) * 1_000)
agent.destroy()
