import * as z from 'zod/mini'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { linkedStates } from './phone.ts'

const Ms = z.number()

/** As the governor has it, so that a device shows with its own clock what is left (`strangerCount`). */
const Pace = z.object({
  linkedAt: Ms,
  numberSince: z.nullable(Ms),
  strangers: z.array(Ms),
  lockedUntil: z.nullable(Ms),
  cap: z.nullable(z.object({ left: z.number(), until: Ms })),
  backOffUntil: Ms,
  refusals: z.number(),
  taskFrom: Ms,
})

/** `pace`: null where the phone is linked no more. */
const PhonePaceRow = z.object({ uuid: Id, name: z.string(), state: z.enum(linkedStates), pace: z.nullable(Pace) })
export type PhonePaceRow = z.output<typeof PhonePaceRow>

export const phonePaceCalls = calls({
  /** How near each phone that the user may use is to a limit. */
  pace: {
    method: 'POST',
    path: '/api/linked_phone/pace',
    access: 'user',
    product: 'wtMarketing',
    input: z.object({}),
    output: z.object({ phones: z.array(PhonePaceRow) }),
  },
})
