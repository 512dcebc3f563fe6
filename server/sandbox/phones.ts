import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { PhoneMessageState } from './phoneTraits.ts'

/** What a phone of the demo shows. `other`: whom it came from, or went to. */
export type PhoneMessage = {
  id: number
  phone: string
  other: string
  isOwn: boolean
  text: string
  /** how many parts it has, and how many of them are here */
  parts: number
  taken: number
  at: Date
  state: PhoneMessageState
}
export type NewPhoneMessage = Omit<PhoneMessage, 'id'> & { system: string }
export type SandboxPhone = { number: string; count: number; last: PhoneMessage }

/**
 * What happens at a time: a PDU is delivered to who signed in as `system`, or a message arrives on its phone, or does not,
 * or the phone answers it by itself.
 */
export type PhoneEvent = {
  id: number
  kind: 'deliver' | 'arrive' | 'fail' | 'stop' | 'question'
  at: number
  system: string
  message: number | null
  pdu: Uint8Array | null
}

/** The oldest ones go first, with all that waits for them. */
const mostMessages = 20_000

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = off;
  pragma foreign_keys = on;
  create table if not exists message (
    id integer primary key autoincrement, phone text, other text, own integer, text text, parts integer, taken integer,
    at integer, state text, system text);
  create index if not exists message_phone on message (phone, id);
  create table if not exists event (
    id integer primary key autoincrement, kind text, at integer, system text,
    message integer references message on delete cascade, pdu blob);
  create index if not exists event_at on event (at);
  create index if not exists event_message on event (message);
`

type Row = Omit<PhoneMessage, 'isOwn' | 'at'> & { own: number; at: number; system: string }

/** The phones that the demo's message centre reaches, and what is still to happen to them. In a file it is there again. */
export class Phones {
  readonly #file: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file = ':memory:') {
    this.#file = new DatabaseSync(file)
    this.#file.exec(schema)
  }

  add({ phone, other, isOwn, text, parts, taken, at, state, system }: NewPhoneMessage): number {
    const { lastInsertRowid } = this.#sql(
      `insert into message (phone, other, own, text, parts, taken, at, state, system) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(phone, other, isOwn ? 1 : 0, text, parts, taken, at.getTime(), state, system)
    this.#sql('delete from message where id <= ?').run(Number(lastInsertRowid) - mostMessages)
    return Number(lastInsertRowid)
  }

  setState(id: number, state: PhoneMessageState): void {
    this.#sql('update message set state = ? where id = ?').run(state, id)
  }

  get(id: number): PhoneMessage | null {
    const row = this.#sql('select * from message where id = ?').get(id)
    return row ? messageOf(row as Row) : null
  }

  /** All that a phone has, oldest first; the newest 200. */
  thread(phone: string): PhoneMessage[] {
    const rows = this.#sql('select * from message where phone = ? order by id desc limit 200').all(phone)
    return (rows as Row[]).map(messageOf).toReversed()
  }

  /** Those that were written to, the last one first. */
  page({ words, skip, count }: { words: string; skip: number; count: number }): { rows: SandboxPhone[]; all: number } {
    const where = `where instr(phone, ?) > 0`
    const all = Number(this.#sql(`select count(distinct phone) as n from message ${where}`).get(words)!.n)
    const rows = this.#sql(
      // Beside the maximum stand the columns of its own row.
      `select *, max(id) as last, count(*) as count from message ${where} group by phone order by last desc limit ? offset ?`,
    ).all(words, count, skip) as (Row & { count: number })[]
    return { rows: rows.map((row) => ({ number: row.phone, count: row.count, last: messageOf(row) })), all }
  }

  /** Who wrote to a phone, the last one first, and the name under which they signed in. */
  writersTo(phone: string): { other: string; system: string }[] {
    return this.#sql(
      'select other, system, max(id) as last from message where phone = ? and own = 0 group by other order by last desc',
    ).all(phone) as { other: string; system: string }[]
  }

  /** Whether a phone has written to who wrote to it, or is about to by itself. */
  hasAnswered(phone: string, other: string): boolean {
    return (
      this.#sql('select 1 from message where phone = ? and other = ? and own = 1 limit 1').get(phone, other) !==
        undefined ||
      this.#sql(
        `select 1 from event e join message m on m.id = e.message
         where m.phone = ? and m.other = ? and e.kind in ('stop', 'question') limit 1`,
      ).get(phone, other) !== undefined
    )
  }

  plan({ kind, at, system, message, pdu }: Omit<PhoneEvent, 'id'>): PhoneEvent {
    const sql = this.#sql('insert into event (kind, at, system, message, pdu) values (?, ?, ?, ?, ?)')
    const id = Number(sql.run(kind, at, system, message, pdu).lastInsertRowid)
    return { id, kind, at, system, message, pdu }
  }

  /** What is due, in its order; a PDU alone for those who can take one now. */
  due(now: number, systems: readonly string[], count: number): PhoneEvent[] {
    return this.#sql(
      `select * from event where at <= ? and (pdu is null or system in (select value from json_each(?)))
       order by at, id limit ?`,
    ).all(now, JSON.stringify(systems), count) as unknown as PhoneEvent[]
  }

  putOff(id: number, at: number): void {
    this.#sql('update event set at = ? where id = ?').run(at, id)
  }

  done(id: number): void {
    this.#sql('delete from event where id = ?').run(id)
  }

  close(): void {
    this.#file.close()
  }

  #sql(text: string): StatementSync {
    const known = this.#statements.get(text)
    if (known) return known
    const fresh = this.#file.prepare(text)
    this.#statements.set(text, fresh)
    return fresh
  }
}

const messageOf = ({ id, phone, other, own, text, parts, taken, at, state }: Row): PhoneMessage => ({
  id,
  phone,
  other,
  isOwn: own === 1,
  text,
  parts,
  taken,
  at: new Date(at),
  state,
})
