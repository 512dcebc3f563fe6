import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { createCompany, createSub } from '../operator.ts'
import type { Settings } from '../settings.ts'
import { type Running, startServer } from '../start.ts'
import { seedContacts } from './seed.ts'

const password = 'fairlead-demo'
const people = {
  main: { username: 'demo', nickname: '展客通演示', email: 'demo@example.com', phone: '+8613800138000', contacts: 260 },
  subs: [
    { username: 'demo-lin', nickname: '林晓', contacts: 180 },
    { username: 'demo-anna', nickname: 'Anna', contacts: 140 },
  ],
}

/** The same product in a throw-away database with a sample company; nothing of it outlives the process. */
export async function startDemo(settings: Settings, log: Log): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), 'fairlead-demo-'))
  const remove = () => rm(data, { recursive: true, force: true })
  try {
    const running = await startServer({ ...settings, data, databaseUrl: null, watermark: null, demo: true }, log)
    await fill(running)
    printAccounts()
    return {
      ...running,
      setupKey: null,
      async stop() {
        await running.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function fill({ database }: Running): Promise<void> {
  const now = Date.now()
  const { main, subs } = people
  const owner = await createCompany(database, { ...main, password })
  await seedContacts(database, owner, { count: main.contacts, seed: 1, now })
  for (const [index, sub] of subs.entries()) {
    const actor = await createSub(database, main.username, { ...sub, password })
    await seedContacts(database, actor, { count: sub.contacts, seed: index + 2, now })
  }
}

function printAccounts(): void {
  console.log('This is the demo: a sample company in a throw-away database, gone when it stops.')
  console.log(
    `  main account   ${people.main.username} (${people.main.email}, ${people.main.phone})   password ${password}`,
  )
  for (const sub of people.subs) console.log(`  sub account    ${sub.username}   password ${password}`)
}
