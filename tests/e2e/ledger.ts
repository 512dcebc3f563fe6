import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect } from 'playwright/test'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { Random } from '../simulator/random.ts'
import { App } from './app.ts'
import { main } from './server.ts'

/** FAULTS_SEED: which faults come. */
export const random = new Random(Number(process.env.FAULTS_SEED ?? 1))

/** A server within the test, whose database can be asked what has arrived. */
export async function startHere(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
  await copyCluster(data)
  const server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A company of its own for each test, and what its screens have said to be saved: name → company. */
export class Ledger {
  readonly saved = new Map<string, string>()
  readonly user: { username: string; password: string }
  readonly account: string
  readonly server: RunningServer
  #made = 0

  private constructor(server: RunningServer, username: string, account: string) {
    this.user = { username, password: main.password }
    this.account = account
    this.server = server
  }

  static async open(server: RunningServer, username: string): Promise<Ledger> {
    const { account } = await createCompany(server.database, { username, password: main.password })
    return new Ledger(server, username, account)
  }

  async signedIn(context: BrowserContext): Promise<App> {
    const app = await App.open(context, this.server.url, 'en-US')
    await app.signIn(this.user)
    await app.expectAllSaved()
    return app
  }

  async create(app: App): Promise<string> {
    const name = `${this.user.username} ${++this.#made}`
    await app.create({ name, company: 'before' })
    this.saved.set(name, 'before')
    return name
  }

  /** A field of the open contact: the list shows what is kept. */
  async edit(app: App, name: string): Promise<void> {
    const company = `after ${this.#made}`
    await app.edit('company', company)
    await expect(app.row(name)).toContainText(company)
    this.saved.set(name, company)
  }

  /** Each is there as it was saved, and its making arrived once. */
  async expectArrivedOnce(): Promise<void> {
    const { pool } = this.server.database
    const { rows } = await pool.query<{ name: string; company: string }>(
      'select name, company from contact where account_id = $1 and deleted_at is null',
      [this.account],
    )
    // Somebody was killed in the middle of a change: it may be kept although the screen had not said so yet.
    const found = new Map(rows.map(({ name, company }) => [name, company]))
    const missing = [...this.saved].filter(([name, company]) => {
      const kept = found.get(name)
      return kept === undefined || (company !== 'before' && kept !== company)
    })
    expect(missing).toEqual([])
    expect(rows.length, 'no contact twice').toBe(found.size)
    const { rows: made } = await pool.query<{ count: string }>(
      `select count(*) from sync_mutation where account_id = $1 and name = 'contact.create'`,
      [this.account],
    )
    expect(Number(made[0]!.count), 'each was made once').toBe(rows.length)
  }
}
