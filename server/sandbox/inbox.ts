import { DatabaseSync } from 'node:sqlite'

/** A mail or a text message that would have gone out. */
export type CapturedMessage = {
  kind: 'email' | 'sms'
  from: string
  to: string
  subject: string
  text: string
  html: string
  at: Date
  /** of a mail: its header as it came, with the Return-Path of who delivered it */
  head?: string
  /** of their content nothing is kept */
  files?: readonly { name: string; bytes: number }[]
}

/** What its receiver, or their world, can do with a mail. */
export const acts = ['open', 'click', 'reply', 'away', 'bounceHard', 'bounceSoft', 'complain', 'unsubscribe'] as const
export type Act = (typeof acts)[number]
export const isAct = (text: unknown): text is Act => (acts as readonly unknown[]).includes(text)

export type StoredMessage = Required<CapturedMessage> & { id: number; did: readonly Act[] }
/** `subject`, `since`: of its first mail */
export type TaskMails = {
  task: string
  subject: string
  since: Date
  count: number
  did: Readonly<Record<Act, number>>
}

/** The oldest ones go first. A mail that is longer is cut: nobody reads on there. */
const most = { messages: 5_000, bytes: 128_000_000, html: 400_000, text: 100_000, head: 50_000 }

const schema = `
  pragma journal_mode = wal;
  pragma synchronous = off;
  create table if not exists arrived (
    id integer primary key autoincrement, kind text, sender text, receiver text, subject text, text text, html text,
    at integer, head text, files text, task text, bytes integer);
  create index if not exists arrived_receiver on arrived (receiver);
  create index if not exists arrived_task on arrived (task) where task <> '';
  create table if not exists did (id integer references arrived on delete cascade, act text, primary key (id, act));
`

type Row = Omit<CapturedMessage, 'from' | 'to' | 'at' | 'files'> & {
  id: number
  sender: string
  receiver: string
  at: number
  head: string
  files: string
  did: string | null
}

const rowsWith = (where: string) =>
  `select arrived.*, (select group_concat(act) from did where did.id = arrived.id) as did from arrived ${where}`

/** What the sandbox's carriers took, newest first. In a file it is there again after the process was killed. */
export class Inbox {
  readonly #file: DatabaseSync
  readonly #waiting = new Set<() => void>()
  #bytes: number

  constructor(file = ':memory:') {
    this.#file = new DatabaseSync(file)
    this.#file.exec(schema)
    this.#bytes = Number(this.#file.prepare('select coalesce(sum(bytes), 0) as sum from arrived').get()!.sum)
  }

  get arrived(): readonly StoredMessage[] {
    return this.#read('order by id desc')
  }

  get(id: number): StoredMessage | null {
    return this.#read('where id = ?', id)[0] ?? null
  }

  /** Of those whose receiver or subject has these words. */
  page({ words, skip, count }: { words: string; skip: number; count: number }): { rows: StoredMessage[]; all: number } {
    const where = `where instr(lower(receiver || ' ' || subject), lower(?)) > 0`
    const all = Number(this.#file.prepare(`select count(*) as all_ from arrived ${where}`).get(words)!.all_)
    return { rows: this.#read(`${where} order by id desc limit ? offset ?`, words, count, skip), all }
  }

  /** The tasks whose mails are here, the newest one first. */
  tasks(): TaskMails[] {
    const counts = acts.map((act) => `'${act}', count(distinct case when act = '${act}' then arrived.id end)`)
    const rows = this.#file
      .prepare(
        // Beside the minimum stand the columns of its own row.
        `select min(arrived.id) as first, task, subject, at, count(distinct arrived.id) as count,
           json_object(${counts.join(', ')}) as did
         from arrived left join did using (id) where task <> '' group by task order by first desc`,
      )
      .all() as { task: string; subject: string; at: number; count: number; did: string }[]
    return rows.map(({ task, subject, at, count, did }) => ({
      task,
      subject,
      since: new Date(at),
      count,
      did: JSON.parse(did) as TaskMails['did'],
    }))
  }

  /** Those of a task to which nobody did anything yet, oldest first. */
  untouched(task: string): number[] {
    const rows = this.#file
      .prepare('select id from arrived where task = ? and id not in (select id from did) order by id')
      .all(task) as { id: number }[]
    return rows.map(({ id }) => id)
  }

  note(id: number, act: Act): void {
    this.#file.prepare('insert or ignore into did (id, act) select id, ? from arrived where id = ?').run(act, id)
  }

  take({ kind, from, to, subject, text, html, at, head = '', files = [] }: CapturedMessage): void {
    const task = /^x-task-id:\s*(\S+)/im.exec(head)?.[1] ?? ''
    const parts = [text.slice(0, most.text), html.slice(0, most.html), head.slice(0, most.head)] as const
    const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
    this.#file
      .prepare(
        `insert into arrived (kind, sender, receiver, subject, text, html, head, files, task, at, bytes)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(kind, from, to, subject, ...parts, JSON.stringify(files), task, at.getTime(), bytes)
    this.#bytes += bytes
    this.#forget()
    for (const look of this.#waiting) look()
  }

  #forget(): void {
    const oldest = this.#file.prepare(
      `delete from arrived where id = (select min(id) from arrived)
       and (? > ? or (select count(*) from arrived) > ?) returning bytes`,
    )
    for (;;) {
      const gone = oldest.get(this.#bytes, most.bytes, most.messages)
      if (!gone) return
      this.#bytes -= Number(gone.bytes)
    }
  }

  /** The newest message to this receiver, once there are `count` of them. */
  waitFor(to: string, count = 1): Promise<CapturedMessage> {
    return new Promise((found) => {
      const look = () => {
        const own = this.#read('where receiver = ? order by id desc', to)
        if (own.length < count) return
        this.#waiting.delete(look)
        found(own[0]!)
      }
      this.#waiting.add(look)
      look()
    })
  }

  close(): void {
    this.#file.close()
  }

  #read(where: string, ...values: (string | number)[]): StoredMessage[] {
    const rows = this.#file.prepare(rowsWith(where)).all(...values) as unknown as Row[]
    return rows.map(({ sender, receiver, at, files, did, ...row }) => ({
      ...row,
      from: sender,
      to: receiver,
      at: new Date(at),
      files: JSON.parse(files) as StoredMessage['files'],
      did: (did ?? '').split(',').filter(isAct),
    }))
  }
}

/** The six digits that a message brings; those in an address are nothing to type in. */
export const codeInText = ({ text }: Pick<CapturedMessage, 'text'>): string | null =>
  /(?<![\w./=%-])\d{6}(?![\w/%-])/.exec(text)?.[0] ?? null
