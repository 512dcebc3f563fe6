import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { calls } from '../../shared/call.ts'
import { Id, Line, text } from '../../shared/schema.ts'
import { quotationKinds } from './quotation.ts'

export const quotationCalls = calls({
  /**
   * Gives a draft its number and makes its document; said with a conversation, the document goes there as well, as one message
   * with the id `message_id`: heard twice it is sent once.
   */
  send: {
    access: 'user',
    method: 'POST',
    path: '/api/shop/send_quotation',
    input: z.object({
      id: Id,
      kind: z.enum(quotationKinds),
      message_id: Id,
      conversation_id: z.nullable(Id),
      subject: Line,
      body: text(limits.messageLength),
      /** whether it may have been sent already: of two devices that send a draft, one hears that it was */
      again: z.boolean(),
    }),
    output: z.object({ number: z.string() }),
  },
  /** The document as it is now; of a draft without a number. */
  document: {
    access: 'user',
    method: 'GET',
    path: '/api/shop/quotation_document',
    input: z.object({ id: Id, kind: z.enum(quotationKinds) }),
    output: z.unknown(),
    bytes: true,
    unkept: true,
  },
})
