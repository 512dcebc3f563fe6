import { newMessageFacts } from '#domain/conversations/conversationMessage'
import { conversationIdOf } from '#domain/conversations/ids'
import type { Row } from '#domain/shared/mutation'
import { monthBefore, monthScope } from '#domain/sync/scopeKinds'

/** Months pass in minutes, so that a history sees some of them begin. */
export const monthMs = 90_000
const began = 1_800_000_000_000
const peers = 8

/** What the company of a history talks about: one channel account, which one of its users may use, and those who write to it. */
export class Talks {
  readonly account: string
  readonly #poolUser: string
  readonly #peers: readonly string[]

  constructor(newId: () => string, poolUser: string) {
    this.account = newId()
    this.#poolUser = poolUser
    this.#peers = Array.from({ length: peers }, newId)
  }

  monthAt = (now: number) => monthBefore(210_001, -Math.floor((now - began) / monthMs))

  scopesOf(user: string, role: 'main' | 'sub', now: number, everybody: readonly string[]): string[] {
    const pool = role === 'main' || user === this.#poolUser ? [`pool:${this.account}`] : []
    const bases = [...(role === 'main' ? everybody : [user]).map((id) => `talk:${id}`), ...pool]
    return bases.flatMap((base) => [base, monthScope(base, this.monthAt(now))])
  }

  /** What a device says that opens a conversation with one of them. */
  opened(peer: number) {
    const peer_id = this.#peers[peer % peers]!
    const { account: channel_account_id } = this
    return {
      id: conversationIdOf(channel_account_id, peer_id),
      channel_account_id,
      peer_id,
      channel: 'sms' as const,
      identity: { kind: 'phone' as const, value: `861391234${String(1_000 + (peer % peers))}` },
      contact_id: null,
      name: `peer ${peer % peers}`,
    }
  }

  incoming(
    id: string,
    conversation_id: string,
    { month, text, n, now }: Record<'month' | 'n' | 'now', number> & { text: string },
  ): Row {
    const said = { month, n, at: now, body: text, direction: 'in', kind: 'text', state: 'received', origin: 'peer' }
    return { ...newMessageFacts, id, conversation_id, ...said, created_at: now, updated_at: now }
  }
}
