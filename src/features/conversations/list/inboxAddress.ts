import { type ConversationChannel, conversationChannels } from '#domain/conversations/channel'
import { type Conversation, conversationStatuses } from '#domain/conversations/conversation'
import { type ConversationBox, conversationBoxes } from '#workers/search/conversations/api'

/** What the address of the inbox says; `status` null: any. */
export type InboxAddress = {
  search: string
  box: ConversationBox
  status: Conversation['status'] | null
  channel: ConversationChannel | null
  tag: string | null
  conversation: string | null
}

export const plainInbox: InboxAddress = {
  search: '',
  box: 'all',
  status: 'open',
  channel: null,
  tag: null,
  conversation: null,
}
export const withoutInboxFilters = {
  search: '',
  box: 'all',
  status: 'open',
  channel: null,
  tag: null,
} as const satisfies Partial<InboxAddress>

const anyStatus = 'any'

export function readInboxAddress(params: URLSearchParams): InboxAddress {
  const status = params.get('status')
  return {
    search: params.get('q') ?? '',
    box: conversationBoxes.find((box) => box === params.get('box')) ?? 'all',
    status: status === anyStatus ? null : (conversationStatuses.find((one) => one === status) ?? 'open'),
    channel: conversationChannels.find((channel) => channel === params.get('channel')) ?? null,
    tag: params.get('tag'),
    conversation: params.get('conversation'),
  }
}

export function writeInboxAddress({
  search,
  box,
  status,
  channel,
  tag,
  conversation,
}: InboxAddress): Record<string, string> {
  const said = {
    q: search,
    box: box === 'all' ? '' : box,
    status: status === 'open' ? '' : (status ?? anyStatus),
    channel,
    tag,
    conversation,
  }
  return Object.fromEntries(Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

export const isInboxFiltered = ({ search, box, status, channel, tag }: InboxAddress): boolean =>
  Boolean(search || channel || tag) || box !== 'all' || status !== 'open'
