import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'
import { Email, Id } from '../shared/schema.ts'

export const emailCalls = calls({
  /** One mail at once, to one address; nothing of it is counted. */
  testSend: {
    method: 'POST',
    path: '/api/email/testSend',
    access: 'user',
    product: 'emailMarketing',
    input: z.object({ message: Id, sender: Id, to: Email }),
    output: z.object({}),
  },
})
