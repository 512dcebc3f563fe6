import { folded } from '#domain/contacts/searchText'
import { bySaid } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { Entry } from '../../sync/core/ports.ts'
import { Interned } from '../interned.ts'
import { SearchTexts } from '../searchTexts.ts'
import { WrittenTexts } from '../writtenTexts.ts'
import type { MessageLine } from './api.ts'

/** Of a message what its thread paints, in columns: 100,000 rows would take ten times the memory. */
export class MessageColumns {
  /** what is searched */
  readonly texts = new SearchTexts()
  readonly #written = new WrittenTexts(this.texts, new SearchTexts(), '\0')
  readonly #slots = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #free: number[] = []
  readonly conversations = new Interned([])
  /** of values that few messages differ in, as one: direction, kind, state, origin, author, waiting */
  readonly #traits = new Interned([])
  readonly #traitOf: Traits[] = []
  #columns = columnsFor(least)
  /** begins anywhere: a worker that began anew must not give a changed row the version of before */
  #version = Math.floor(Math.random() * 2 ** 31)
  #all = new Int32Array()

  get count() {
    return this.#slots.size
  }

  /** Takes over what a message is now; gives the numbers of the conversations that it was and is in. */
  put(id: string, entry: Entry | undefined): number[] {
    const former = this.#slots.get(id)
    const row = entry?.row as ConversationMessage | null | undefined
    if (!row) return former === undefined ? [] : [this.#remove(id, former)]
    const touched = former === undefined ? [] : [this.#columns.conversation[former]!]
    const slot = former ?? this.#free.pop() ?? this.#ids.length
    this.#reserve(slot)
    this.#slots.set(id, slot)
    this.#ids[slot] = id
    this.#columns.at[slot] = row.at
    const conversation = this.conversations.add(row.conversation_id)
    this.#columns.conversation[slot] = conversation
    this.#columns.trait[slot] = this.#trait(row, entry!.waiting !== undefined)
    this.#columns.version[slot] = ++this.#version
    this.texts.set(slot, folded(row.body))
    this.#written.set(slot, row.body, this.texts.lengthOf(slot))
    return [...touched, conversation]
  }

  #remove(id: string, slot: number): number {
    this.#slots.delete(id)
    this.#ids[slot] = ''
    this.#free.push(slot)
    this.texts.set(slot, '')
    this.#written.clear(slot)
    return this.#columns.conversation[slot]!
  }

  ids = () => this.#slots.keys()
  slotOf = (id: string): number => this.#slots.get(id) ?? -1
  idOf = (slot: number): string => this.#ids[slot]!
  atOf = (slot: number): number => this.#columns.at[slot]!
  conversationOf = (slot: number): number => this.#columns.conversation[slot]!
  bodyOf = (slot: number): string =>
    this.#written.read(slot, [0, Number.POSITIVE_INFINITY], 0, this.texts.lengthOf(slot))

  /** As `bySaid`, which needs no ids where the times differ. */
  compare = (a: number, b: number): number =>
    this.atOf(a) - this.atOf(b) ||
    bySaid({ at: this.atOf(a), id: this.idOf(a) }, { at: this.atOf(b), id: this.idOf(b) })

  line = (slot: number): MessageLine => ({
    id: this.idOf(slot),
    at: this.atOf(slot),
    body: this.bodyOf(slot),
    version: this.#columns.version[slot]!,
    ...this.#traitOf[this.#columns.trait[slot]!]!,
  })

  /** Every place, also those that no message has, in which nothing is found. */
  all(): Int32Array {
    if (this.#all.length !== this.#ids.length) this.#all = Int32Array.from(this.#ids.keys())
    return this.#all
  }

  #trait({ direction, kind, state, origin, author }: ConversationMessage, pending: boolean): number {
    const number = this.#traits.add(`${direction} ${kind} ${state} ${origin} ${author} ${pending}`)
    this.#traitOf[number] ??= { direction, kind, state, origin, author, pending }
    return number
  }

  #reserve(slot: number) {
    const before = this.#columns
    if (slot < before.at.length) return
    this.#columns = columnsFor(before.at.length * 2)
    this.#columns.at.set(before.at)
    for (const name of ['conversation', 'trait', 'version'] as const) this.#columns[name].set(before[name])
  }
}

const columnsFor = (room: number) => ({
  at: new Float64Array(room),
  conversation: new Uint32Array(room),
  trait: new Uint32Array(room),
  version: new Uint32Array(room),
})
type Traits = Omit<MessageLine, 'id' | 'at' | 'body' | 'version'>
const least = 1_024
