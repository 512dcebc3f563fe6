import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { conversationProducts } from './channel.ts'
import { ConversationMessage } from './conversationMessage.ts'

/** `at,id` of a message, which is its place in its thread. */
const Place = z.string().check(z.regex(/^\d{1,15},[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

export const placeOfMessage = ({ at, id }: Pick<ConversationMessage, 'at' | 'id'>): string => `${at},${id}`
export function messageAtPlace(place: string): Pick<ConversationMessage, 'at' | 'id'> {
  const [at, id] = place.split(',') as [string, string]
  return { at: Number(at), id }
}

const OlderAnswer = z.object({
  messages: z.array(ConversationMessage),
  floor_edition: z.int(),
  /** nothing was said before these */
  is_all: z.boolean(),
})
export type OlderAnswer = z.output<typeof OlderAnswer>

/** What a device does not keep is asked of the server. */
export const olderMessageCalls = calls({
  /** What was said in a thread before this message, the last of it, in the order in which it was said. */
  older: {
    method: 'GET',
    path: '/api/conversations/:id/older',
    access: 'user',
    product: conversationProducts,
    searchSeconds: limits.searchSeconds,
    input: z.object({
      id: Id,
      before: Place,
      limit: z._default(z.int().check(z.minimum(1), z.maximum(limits.olderMessages)), limits.olderMessages),
    }),
    output: OlderAnswer,
  },
})
