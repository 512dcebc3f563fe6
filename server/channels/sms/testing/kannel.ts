import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Debian's Kannel, unpacked beside the modules: see `textGateway` in scripts/tasks.mjs. */
const root = join(import.meta.dirname, '../../../../node_modules/.cache/kannel')
const libraries = ['usr/lib', 'lib'].map((folder) => join(root, folder, 'x86_64-linux-gnu')).join(':')
export const isKannelThere = existsSync(join(root, 'usr/sbin/bearerbox'))

type KannelText = { to: string; from: string; text: string; wantsReceipt?: boolean }
/** What Kannel told about a message that it sent, or a text that came to it. */
export type KannelHeard =
  | { kind: 'receipt'; state: string; answer: string }
  | { kind: 'text'; from: string; to: string; text: string }
export type Kannel = {
  heard: KannelHeard[]
  /** what it answered: `0: Accepted for delivery` */
  send: (text: KannelText) => Promise<string>
  stop: () => Promise<void>
}

/** `reportsDecimal`: it is told that what is answered in hexadecimal is reported in decimal. */
type KannelCentre = { host: string; port: number; password: string; reportsDecimal?: boolean }

/** A gateway that is signed in to a message centre, written by others. */
export async function openKannel(centre: KannelCentre): Promise<Kannel> {
  const folder = await mkdtemp(join(tmpdir(), 'kannel-'))
  const [admin, boxes, api] = [await freePort(), await freePort(), await freePort()]
  const heard: KannelHeard[] = []
  const hearing = createServer((request, response) => {
    const { pathname, searchParams: said } = new URL(request.url ?? '', 'http://kannel')
    const of = (name: string) => said.get(name) ?? ''
    heard.push(
      pathname === '/receipt'
        ? { kind: 'receipt', state: of('state'), answer: of('answer') }
        : { kind: 'text', from: of('from'), to: of('to'), text: of('text') },
    )
    response.end()
  }).listen(0, '127.0.0.1')
  await once(hearing, 'listening')
  const hearingUrl = `http://127.0.0.1:${(hearing.address() as AddressInfo).port}`
  const config = join(folder, 'kannel.conf')
  await writeFile(config, configOf(centre, { admin, boxes, api, hearingUrl }))
  const start = (name: string) =>
    spawn(join(root, 'usr/sbin', name), ['-v', '3', config], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, LD_LIBRARY_PATH: libraries },
    })
  const running = [start('bearerbox')]
  await listening(boxes)
  running.push(start('smsbox'))
  await listening(api)
  await online(admin)
  return {
    heard,
    async send({ to, from, text, wantsReceipt = false }) {
      const receiptUrl = `${hearingUrl}/receipt?state=%d&answer=%A`
      const asked = new URLSearchParams({ username: 'u', password: 'p', to, from, text, charset: 'UTF-8' })
      if (/[^ -~]/.test(text)) asked.set('coding', '2')
      if (wantsReceipt) {
        asked.set('dlr-mask', '31')
        asked.set('dlr-url', receiptUrl)
      }
      return (await fetch(`http://127.0.0.1:${api}/cgi-bin/sendsms?${asked}`)).text()
    },
    async stop() {
      for (const child of running.toReversed()) {
        const gone = once(child, 'exit')
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGKILL')
        await gone
      }
      hearing.closeAllConnections()
      await new Promise((closed) => hearing.close(closed))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Ports = { admin: number; boxes: number; api: number; hearingUrl: string }

const configOf = (
  { host, port, password, reportsDecimal = false }: KannelCentre,
  { admin, boxes, api, hearingUrl }: Ports,
) => `
group = core
admin-port = ${admin}
admin-interface = 127.0.0.1
admin-password = p
smsbox-interface = 127.0.0.1
smsbox-port = ${boxes}
dlr-storage = internal

group = smsc
smsc = smpp
smsc-id = centre
host = ${host}
port = ${port}
transceiver-mode = true
smsc-username = kannel
smsc-password = ${password}
system-type = ""
source-addr-autodetect = yes
${reportsDecimal ? 'msg-id-type = 0x01' : ''}

group = smsbox
bearerbox-host = 127.0.0.1
sendsms-port = ${api}
sendsms-interface = 127.0.0.1
mo-recode = true

group = sendsms-user
username = u
password = p
max-messages = 10
concatenation = true

group = sms-service
keyword = default
catch-all = true
max-messages = 0
get-url = "${hearingUrl}/text?from=%p&to=%P&text=%a"
`

/** Its state page says when it is signed in. */
async function online(admin: number): Promise<void> {
  for (;;) {
    const state = await fetch(`http://127.0.0.1:${admin}/status.txt?password=p`).then(
      (answer) => answer.text(),
      () => '',
    )
    if (/centre.*online/.test(state)) return
    await sleep(50)
  }
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await new Promise<boolean>((told) => {
      socket.once('connect', () => told(true)).once('error', () => told(false))
    })
    socket.destroy()
    if (isThere) return
    await sleep(50)
  }
}

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
