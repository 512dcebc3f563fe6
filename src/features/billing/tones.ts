import type { EntryStatus } from '#domain/billing/ledger'
import type { OrderStatus } from '#domain/billing/order'
import type { Tone } from '../../components/StatusBadge.tsx'

export const orderTones = {
  pending: 'brand',
  paid: 'good',
  failed: 'bad',
  expired: 'neutral',
} satisfies Record<OrderStatus, Tone>

export const entryTones = {
  pending: 'neutral',
  processing: 'brand',
  done: 'good',
  failed: 'bad',
} satisfies Record<EntryStatus, Tone>
