import { randomUUID } from 'node:crypto'
import { entityNames } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import { type PullRequest, type PushRequest, schemaNumber, type VerifyRequest } from '#domain/sync/protocol'
import { monthScope, scopeMonth } from '#domain/sync/scopeKinds'
import type { Session } from '#workers/session'
import type { Net, Reply } from '#workers/sync/core/ports'
import { fetchNet } from '#workers/sync/net'
import { asSystem } from '../../server/db/scope.ts'
import { notify } from '../../server/notifications/notify.ts'
import { quotedColumns } from '../../server/sync/tables.ts'
import { signedInCompany } from '../../server/testing/company.ts'
import type { Device } from '../../server/testing/device.ts'
import type { TestServer } from '../../server/testing/server.ts'
import type { Applied, Kept, PushOutcome } from './serverModel.ts'

type User = { id: string; role: 'main' | 'sub' }
type SignedIn = { user: User; device: Device; net: Net }

/**
 * The real server in process, over its own HTTP and the product's own client, where the model usually stands. What only
 * the model can do (backups, rights beyond the product's, an older version beside it) its profile leaves out.
 */
export class RealServer {
  epoch = ''
  /** as far as any answer told */
  head = 0
  /** not known from outside */
  readonly mark = null
  up = true
  minSchema = schemaNumber
  unknown: ReadonlySet<string> = new Set()
  readonly shared = new Map<string, Set<string>>()
  readonly account: string
  readonly users: User[]
  /** what SQL says, read when everything has come to rest */
  log: readonly Applied[] = []
  #rows = new Map<string, Kept>()

  readonly #server: TestServer
  readonly #sessions: ReadonlyMap<string, SignedIn>

  private constructor(server: TestServer, devices: readonly Device[]) {
    this.#server = server
    const sessions = devices.map((device): SignedIn => {
      const user: User = { id: device.user.id, role: device.user.parentuser ? 'sub' : 'main' }
      return { user, device, net: netFor(server.url, device) }
    })
    this.users = sessions.map(({ user }) => user)
    this.account = devices[0]!.user.account
    this.epoch = devices[0]!.epoch
    this.#sessions = new Map(sessions.map((session) => [session.user.id, session]))
  }

  static async begin(server: TestServer): Promise<RealServer> {
    const { main, subs } = await signedInCompany(server, 2)
    return new RealServer(server, [main, ...subs])
  }

  hello = (user: string, request: { replica: string; schema: number }) => this.#net(user).hello(request)
  verify = (user: string, request: VerifyRequest) => this.#net(user).verify(request)

  async push(user: string, request: PushRequest, _outcome: PushOutcome, _begun: number | null) {
    return this.#seen(await this.#net(user).push(request))
  }

  async pull(user: string, request: PullRequest) {
    return this.#seen(await this.#net(user).pull(request))
  }

  begin = () => null

  #net = (user: string) => this.#sessions.get(user)!.net

  #seen<T extends { head: number }>(reply: Reply<T>): Reply<T> {
    if (reply.kind === 'ok') this.head = Math.max(this.head, reply.body.head)
    return reply
  }

  grants(user: string): Set<string> {
    const own = `user:${user}`
    const isMain = this.users.some(({ id, role }) => id === user && role === 'main')
    const self = `self:${user}`
    const threads = (isMain ? this.users.map(({ id }) => id) : [user]).map((id) => `talk:${id}`)
    const talks = [...threads, `mine:${user}`]
    // By the clock that the server has, which names the next month an hour early.
    const months = new Set([0, 3_600_000].map((early) => scopeMonth(Date.now() + early)))
    const conversations = talks.flatMap((base) => [base, ...[...months].map((month) => monthScope(base, month))])
    const owners = isMain ? ['main', ...this.users.map(({ id }) => `user:${id}`)] : [own]
    return new Set(['acct', self, ...owners, ...conversations])
  }

  granted = (user: string) => ({ scopes: [...this.grants(user)] })

  /** A plain query of what this user may see; as it was at the last `read`. */
  visible(user: string): Map<string, Kept> {
    const grants = this.grants(user)
    return new Map([...this.#rows].filter(([, kept]) => grants.has(kept.scope)))
  }

  contactIds = (owner?: string) =>
    [...this.#rows.values()].flatMap(({ entity, id, scope }) =>
      entity === 'contact' && (!owner || scope === `user:${owner}`) ? [id] : [],
    )

  /** The product's own command, from the main account. */
  async transfer(ids: readonly string[], to: string) {
    const { device } = [...this.#sessions.values()].find(({ user }) => user.role === 'main')!
    const { head } = await device.push(device.makes('contact.transfer', { ids, to }, { prev: null, uid: randomUUID() }))
    this.head = Math.max(this.head, head)
  }

  async notify(user: string, text: string) {
    const { database } = this.#server
    await asSystem(database, (connection) =>
      notify(connection, { users: [user], level: 2, type: 'operator', content: { text } }),
    )
    const { rows } = await database.pool.query<{ seq: number }>('select seq from sync_account where account_id = $1', [
      this.account,
    ])
    this.head = Math.max(this.head, rows[0]!.seq)
  }

  async collectTombstones(floor: number) {
    const { pool } = this.#server.database
    await pool.query('update sync_account set floor = greatest(floor, least($2, seq)) where account_id = $1', [
      this.account,
      floor,
    ])
    await pool.query(
      'delete from sync_tomb where account_id = $1 and seq <= (select floor from sync_account where account_id = $1)',
      [this.account],
    )
  }

  backup(): never {
    throw new Error('the real server has its own tests for this')
  }
  restore = this.backup

  async read() {
    const { pool } = this.#server.database
    this.#rows = new Map()
    for (const entity of entityNames) {
      const { rows } = await pool.query<Row & { scope: string; rev: number }>(
        `select ${quotedColumns(entity).join(', ')}, scope, rev from ${entity} where account_id = $1 and deleted_at is null`,
        [this.account],
      )
      for (const { scope, rev, ...row } of rows)
        this.#rows.set(`${entity}/${row.id}`, { entity, id: row.id, scope, rev, row })
    }
    const { rows } = await pool.query<Applied>(
      `select uid, replica_id as replica, mid, seq, ids from sync_mutation
       where account_id = $1 and status = 'applied' and replica_id <> all($2::uuid[]) order by at, seq, mid`,
      // What the history itself transfers is no device's change.
      [this.account, [...this.#sessions.values()].map(({ device }) => device.replica)],
    )
    this.log = rows
  }
}

/** `fetching`: a network that may be gone. */
export function netFor(url: string, { user, cookie, token }: Device, fetching: typeof fetch = fetch): Net {
  const session: Session = {
    user: user.id,
    account: user.account,
    username: user.username,
    parentuser: user.parentuser,
    token,
    role: user.parentuser ? 'sub' : 'main',
    lang: 'en-US',
  }
  const fetcher: typeof fetch = (path, options) =>
    fetching(new URL(path as string, url), { ...options, headers: { ...(options?.headers as object), cookie } })
  return fetchNet(session, new AbortController().signal, fetcher)
}
