import { randomUUID } from 'node:crypto'
import { authCalls } from '#domain/auth/calls'
import type { UserInfo } from '#domain/auth/user'
import { laterVersions, type MutationName } from '#domain/mutations'
import type { AnswerEnvelope, Call, OutputOf } from '#domain/shared/call'
import { columnsToRows } from '#domain/shared/columns'
import type { Row } from '#domain/shared/mutation'
import {
  type MutationResult,
  type PullAnswer,
  type PushAnswer,
  type Scope,
  type ScopeRequest,
  type SentMutation,
  schemaNumber,
  syncCalls,
} from '#domain/sync/protocol'

type Answer<T> = { status: number; body: AnswerEnvelope<T>; headers: Headers }

/** A device as the server sees one: its credential, its replica, and plain requests. */
export class Device {
  readonly url: string
  readonly replica: string = randomUUID()
  cookie = ''
  token = ''
  epoch = ''
  user!: UserInfo
  #mid = 0
  #tail: string | null = null

  constructor(url: string) {
    this.url = url
  }

  async ask<C extends Call>(
    call: C,
    input: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<OutputOf<C>>> {
    const response = await fetch(this.url + call.path, {
      method: call.method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, token: this.token, ...headers },
      ...(call.method === 'POST' && { body: JSON.stringify(input) }),
    })
    return {
      status: response.status,
      body: (await response.json()) as AnswerEnvelope<OutputOf<C>>,
      headers: response.headers,
    }
  }

  /** The answer's data; an error is thrown with its catalogue key. */
  async get<C extends Call>(call: C, input: unknown): Promise<OutputOf<C>> {
    const { body } = await this.ask(call, input)
    if (body.code !== 1) throw new Error(body.error)
    return body.data
  }

  async signIn(account: string, password: string): Promise<this> {
    const { status, body, headers } = await this.ask(authCalls.login, { account, password })
    if (status !== 200) throw new Error(body.error)
    this.take(body.data, headers)
    this.epoch = (await this.hello()).epoch
    return this
  }

  take(user: UserInfo, headers: Headers): void {
    this.user = user
    this.token = user.token
    this.cookie = headers.get('set-cookie')!.split(';')[0]!
  }

  /** What was made and never arrived is given up: the next mutation follows nothing. */
  startAnew(): void {
    this.#tail = null
  }

  hello = () => this.get(syncCalls.hello, { replica: this.replica, schema: schemaNumber })

  /** The next mutation of this replica. */
  makes(name: MutationName | (string & {}), args: unknown, changes: Partial<SentMutation> = {}): SentMutation {
    const sent = {
      uid: randomUUID() as string,
      prev: this.#tail,
      mid: ++this.#mid,
      name,
      version: laterVersions()[name] ?? 1,
      args,
      base_rev: 0,
      edited_at: Date.now(),
      ...changes,
    }
    this.#tail = sent.uid
    return sent
  }

  pushRequest = (mutations: readonly SentMutation[]) => ({
    replica: this.replica,
    schema: schemaNumber,
    epoch: this.epoch,
    mutations,
    row_by_row: true,
  })
  push = (...mutations: SentMutation[]): Promise<PushAnswer> => this.get(syncCalls.push, this.pushRequest(mutations))

  async does(name: MutationName, args: unknown, changes: Partial<SentMutation> = {}): Promise<MutationResult> {
    return (await this.push(this.makes(name, args, changes))).results[0]!
  }

  pull = (scopes: readonly ScopeRequest[], limit = 2_000): Promise<PullAnswer> =>
    this.get(syncCalls.pull, { replica: this.replica, schema: schemaNumber, epoch: this.epoch, scopes, limit })

  /** The contacts of `readAll`. */
  async readContacts(limit = 2_000) {
    return [...(await this.readAll(limit)).values()].filter(({ entity }) => entity === 'contact')
  }

  /** Everything this user may see, read as a new device does. */
  async readAll(limit = 2_000): Promise<Map<string, Row & { entity: string; scope: Scope; rev: number }>> {
    const rows = new Map<string, Row & { entity: string; scope: Scope; rev: number }>()
    let asked: ScopeRequest[] = (await this.hello()).scopes.map((scope) => ({
      scope,
      gen: 0,
      phase: { kind: 'boot', boot: null, after: null },
    }))
    while (asked.length) {
      const { pages } = await this.pull(asked, limit)
      for (const page of pages) {
        if (page.kind !== 'boot') throw new Error('a first sync has only boot pages')
        for (const [entity, columns] of Object.entries(page.puts))
          for (const row of columnsToRows(columns)) {
            // A person and a sub account have the id of their user.
            const isTaken = (rows.get(row.id)?.entity ?? entity) !== entity
            rows.set(isTaken ? `${entity} ${row.id}` : row.id, { ...row, entity, scope: page.scope } as never)
          }
        asked = asked.flatMap((one) => {
          if (one.scope !== page.scope) return [one]
          return page.next ? [{ ...one, phase: { kind: 'boot', boot: page.boot, after: page.next } }] : []
        })
      }
    }
    return rows
  }
}

/** Follows the changes of all scopes from a cursor, as a device that is up to date does. */
export class Follower {
  readonly rows = new Map<string, Row>()
  readonly #device: Device
  readonly #cursors = new Map<Scope, number>()

  constructor(device: Device, scopes: readonly Scope[], from = 0) {
    this.#device = device
    for (const scope of scopes) this.#cursors.set(scope, from)
  }

  /** One round: until every scope has reached the head. Gives the head. */
  async round(limit = 2_000): Promise<number> {
    for (;;) {
      const asked = [...this.#cursors].map(([scope, cursor]) => ({
        scope,
        gen: 0,
        phase: { kind: 'delta' as const, cursor },
      }))
      const { head, pages } = await this.#device.pull(asked, limit)
      for (const page of pages) {
        if (page.kind !== 'delta') throw new Error('only changes were asked for')
        for (const columns of Object.values(page.puts))
          for (const row of columnsToRows(columns)) this.rows.set(row.id, row)
        for (const [, id, seq] of page.dels) if (Number(this.rows.get(id)?.rev ?? 0) <= seq) this.rows.delete(id)
        this.#cursors.set(page.scope, page.upto)
      }
      if ([...this.#cursors.values()].every((cursor) => cursor >= head)) return head
    }
  }
}

let made = 0
/** Ids that sort by when they were made, within one process. */
export function newTestId(at = Date.now()): string {
  const time = at.toString(16).padStart(12, '0')
  const count = (made++ & 0xfff).toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${randomUUID().slice(20)}`
}
