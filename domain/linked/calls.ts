import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { FullNumber, Id, text } from '../shared/schema.ts'
import { numberEvidences, numbersPerCheck, numberVerdicts } from './numberCheck.ts'
import { linkEnds, linkedStates } from './phone.ts'
import { CompanySees } from './privacy.ts'

const product = 'wtMarketing'
/** Which phone: by its id, in the body or in the header `uuid`. */
const Phone = z.object({ uuid: z.optional(Id) })

/** A phone as the specification names it. */
const WtAccount = z.object({
  uuid: Id,
  /** such as 8613800000000@s.whatsapp.net */
  _serialized: z.string(),
  /** its number */
  user: z.string(),
  username: z.string(),
  avatar: z.string(),
})

/** `fetching`: the driver comes from the npm registry, which is needed once. */
export const linkSteps = ['fetching', 'scan', 'scanned', 'open', 'ended'] as const
const LinkAnswer = z.object({
  uuid: Id,
  step: z.enum(linkSteps),
  /** what the phone's camera reads; null: none yet, or no more */
  qr: z.nullable(z.string()),
  /** the eight signs that are typed on the phone instead */
  pairing_code: z.nullable(z.string()),
  /** `taken`: the phone is linked to another account; `full`: the user has as many as one may; `noDriver`: its package could not be fetched */
  end: z.nullable(z.enum([...linkEnds, 'taken', 'full', 'noDriver'])),
})
export type LinkAnswer = z.output<typeof LinkAnswer>

const NumberFactRow = z.object({
  number: z.string(),
  verdict: z.nullable(z.enum(numberVerdicts)),
  evidence: z.nullable(z.enum(numberEvidences)),
  /** when that was found; null: it is asked for */
  at: z.nullable(z.int()),
  /** of one that is asked for: what came last, and whether it is asked no more */
  problem: z.nullable(z.enum(['noAnswer', 'unclear'])),
  given_up: z.boolean(),
})
export type NumberFactRow = z.output<typeof NumberFactRow>

const Member = z.object({
  jid: z.string(),
  /** null: its owner hides it */
  number: z.nullable(z.string()),
  is_admin: z.boolean(),
})
const Group = z.object({ id: z.string(), subject: z.string(), size: z.int(), members: z.array(Member) })
export type LinkedGroupAnswer = z.output<typeof Group>
const GroupId = text(100).check(z.regex(/^[\d-]{5,60}@g\.us$/, says('inputInvalid')))

/** Linking phones, and what is asked of WhatsApp by one. The specification's WhatsApp service has the paths under /api/login, tool and group. */
export const linkedCalls = calls({
  /** The user agrees that the channel is unofficial; `sees`: which chats are the company's. `uuid`: links a phone of before again. */
  begin: {
    method: 'POST',
    path: '/api/linked_phone/begin',
    access: 'user',
    product,
    input: z.object({ sees: CompanySees, consent: z.boolean(), uuid: z.optional(Id) }),
    output: z.object({ uuid: Id }),
    unkept: true,
  },
  link: {
    method: 'POST',
    path: '/api/linked_phone/link',
    access: 'user',
    product,
    input: z.object({ uuid: Id }),
    output: LinkAnswer,
    unkept: true,
  },
  /** For a phone that cannot scan the screen it is used with. */
  pair: {
    method: 'POST',
    path: '/api/linked_phone/pair',
    access: 'user',
    product,
    input: z.object({ uuid: Id, phone: FullNumber }),
    output: z.object({ code: z.string() }),
    unkept: true,
  },
  cancel: {
    method: 'POST',
    path: '/api/linked_phone/cancel',
    access: 'user',
    product,
    input: z.object({ uuid: Id }),
    output: z.object({}),
  },
  check: {
    method: 'POST',
    path: '/api/login/check',
    access: 'user',
    product,
    input: Phone,
    output: z.object({ is_login: z.boolean(), user_list: z.array(WtAccount) }),
  },
  isScan: {
    method: 'POST',
    path: '/api/login/is_scan',
    access: 'user',
    product,
    input: Phone,
    output: z.object({ is_scan: z.boolean(), is_login: z.boolean() }),
    unkept: true,
  },
  /** The code of the link that the user has begun. */
  qrCode: {
    method: 'GET',
    path: '/api/login/qr_code',
    access: 'user',
    product,
    input: z.object({ chatgpin_user_id: z.optional(Id) }),
    output: z.object({ uuid: z.nullable(Id), qr_code: z.nullable(z.string()) }),
    unkept: true,
  },
  logout: {
    method: 'POST',
    path: '/api/login/logout',
    access: 'user',
    product,
    input: Phone,
    output: z.object({}),
  },
  online: {
    method: 'GET',
    path: '/api/login/online',
    access: 'user',
    product,
    input: Phone,
    output: z.object({ online: z.boolean(), state: z.enum(linkedStates) }),
    unkept: true,
  },
  info: {
    method: 'GET',
    path: '/api/wtUser/info',
    access: 'user',
    product,
    input: z.object({ uid: z.optional(Id) }),
    output: WtAccount,
  },
  /** Asks for those of which nothing is known; `beyond`: more than one phone keeps. */
  checkNumber: {
    method: 'POST',
    path: '/api/tool/checkNumber',
    access: 'user',
    product,
    input: z.extend(Phone, {
      ids: z
        .array(text(40))
        .check(z.minLength(1, says('nothingSelected')), z.maxLength(numbersPerCheck, says('wtNumbersMost'))),
    }),
    output: z.object({
      known: z.array(NumberFactRow),
      waiting: z.array(z.string()),
      beyond: z.array(z.string()),
      wrong: z.array(z.string()),
    }),
    unkept: true,
  },
  /** What the company knows of numbers, the newest first; `numbers`: of these alone. */
  numbers: {
    method: 'POST',
    path: '/api/linked_phone/numbers',
    access: 'user',
    product,
    input: z.object({
      numbers: z.optional(z.array(FullNumber).check(z.maxLength(numbersPerCheck))),
      search: z._default(text(40), ''),
      verdict: z.optional(z.enum([...numberVerdicts, 'waiting'])),
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 100),
    }),
    output: z.object({ count: z.int(), list: z.array(NumberFactRow) }),
  },
  groups: {
    method: 'POST',
    path: '/api/linked_phone/groups',
    access: 'user',
    product,
    input: Phone,
    output: z.object({ list: z.array(Group) }),
  },
  members: {
    method: 'POST',
    path: '/api/group/getMember',
    access: 'user',
    product,
    input: z.extend(Phone, { groupId: GroupId }),
    output: Group,
  },
  /** What an invitation leads to; nothing is joined. */
  invitation: {
    method: 'POST',
    path: '/api/linked_phone/invitation',
    access: 'user',
    product,
    input: z.extend(Phone, { invite: text(limits.urlLength) }),
    output: Group,
    unkept: true,
  },
  acceptInvite: {
    method: 'POST',
    path: '/api/group/acceptInvite',
    access: 'user',
    product,
    input: z.extend(Phone, { invite: text(limits.urlLength) }),
    output: z.object({ groupId: z.nullable(z.string()) }),
    unkept: true,
  },
})

/** The code within `https://chat.whatsapp.com/…`, or the code alone; null: neither. */
export const invitationCode = (typed: string): string | null =>
  /^(?:https?:\/\/)?(?:chat\.whatsapp\.com\/(?:invite\/)?)?([A-Za-z0-9]{15,30})(?:[/?#].*)?$/.exec(typed.trim())?.[1] ??
  null
