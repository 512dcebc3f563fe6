import type { UsedAccount } from '#domain/conversations/conversation'
import { newMessageFacts } from '#domain/conversations/conversationMessage'
import { conversationIdOf } from '#domain/conversations/ids'
import type { Row } from '#domain/shared/mutation'
import { monthBefore, monthScope } from '#domain/sync/scopeKinds'

/** Months pass in minutes, so that a history sees some of them begin. */
export const monthMs = 90_000
const began = 1_800_000_000_000
const firstMonth = 210_001
const peers = 5
const accounts = 2
/** Each of the peers writes to each of the accounts. */
export const threads = peers * accounts

/** What the company of a history talks about: its channel accounts, which one of its users may use, and those who write to them. */
export class Talks {
  readonly uses: UsedAccount
  readonly #accounts: readonly string[]
  readonly #peers: readonly string[]

  constructor(newId: () => string, { main, poolUser }: { main: string; poolUser: string }) {
    this.uses = { users: [poolUser], main }
    this.#accounts = Array.from({ length: accounts }, newId)
    this.#peers = Array.from({ length: peers }, newId)
  }

  monthAt = (now: number) => monthBefore(firstMonth, -Math.floor((now - began) / monthMs))
  endOf = (month: number) => began + (monthNumber(month) - monthNumber(firstMonth) + 1) * monthMs
  peer = (n: number) => this.#peers[n % peers]!

  scopesOf(user: string, role: 'main' | 'sub', now: number, everybody: readonly string[]): string[] {
    const usesThem = role === 'main' || this.uses.users.includes(user)
    const pools = usesThem ? this.#accounts.map((id) => `pool:${id}`) : []
    const bases = [...(role === 'main' ? everybody : [user]).map((id) => `talk:${id}`), ...pools]
    return bases.flatMap((base) => [base, monthScope(base, this.monthAt(now))])
  }

  /** What a device says that opens the n-th conversation. */
  opened = (n: number) => this.openedWith(this.#accounts[n % accounts]!, this.peer(Math.floor(n / accounts)))

  openedWith(channel_account_id: string, peer_id: string) {
    const peer = this.#peers.indexOf(peer_id)
    return {
      id: conversationIdOf(channel_account_id, peer_id),
      channel_account_id,
      peer_id,
      channel: 'sms' as const,
      identity: { kind: 'phone' as const, value: `861391234${String(1_000 + peer)}` },
      contact_id: null,
      name: `peer ${peer}`,
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

const monthNumber = (month: number) => Math.floor(month / 100) * 12 + (month % 100)
