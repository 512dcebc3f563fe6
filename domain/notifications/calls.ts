import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { calls } from '../shared/call.ts'
import { Id } from '../shared/schema.ts'
import { DigestChoice, DigestState } from './digest.ts'
import { Notice, NoticeType } from './notice.ts'
import { QuietHours } from './quietHours.ts'

/** A browser's subscription as its push service gave it. Which services are known, the server says. */
const Endpoint = z.string().check(z.maxLength(1_000), z.regex(/^https?:\/\/[^\s\\]+$/, says('inputInvalid')))
/** Bytes in base64url, with or without padding. */
const bytes = (length: number) =>
  z
    .string()
    .check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(Math.ceil(length / 3) * 4), z.minLength(Math.ceil((length * 4) / 3)))

export const noticeCalls = calls({
  /** Newest first, in the caller's language; the app itself reads what was synchronised. */
  query: {
    method: 'POST',
    path: '/api/notification/query',
    access: 'user',
    input: z.object({
      page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
      status: z.optional(Notice.shape.status),
    }),
    output: z.object({
      total: z.int(),
      list: z.array(
        z.object({
          id: Id,
          type: NoticeType,
          level: z.int(),
          status: Notice.shape.status,
          content: z.string(),
          link: Notice.shape.link,
          /** seconds */
          createtime: z.int(),
        }),
      ),
    }),
  },
  read: {
    method: 'POST',
    path: '/api/notification/read',
    access: 'user',
    input: z.object({ notification_id: Id }),
    output: z.object({}),
  },
  /** How many are unread. */
  pull: {
    method: 'GET',
    path: '/api/notification/pull',
    access: 'user',
    input: z.object({}),
    output: z.object({ count: z.int() }),
  },

  /** The mail with what is still unread. */
  digest: {
    method: 'GET',
    path: '/api/notification/digest',
    access: 'user',
    input: z.object({}),
    output: DigestState,
  },
  setDigest: {
    method: 'POST',
    path: '/api/notification/set_digest',
    access: 'user',
    input: DigestChoice,
    output: z.object({}),
  },

  /** When nothing is pushed to this user; null: nothing was chosen. */
  quietHours: {
    method: 'GET',
    path: '/api/notification/quiet_hours',
    access: 'user',
    input: z.object({}),
    output: z.object({ quiet: z.nullable(QuietHours) }),
  },
  setQuietHours: {
    method: 'POST',
    path: '/api/notification/set_quiet_hours',
    access: 'user',
    input: QuietHours,
    output: z.object({}),
  },

  /** What a browser subscribes with: the public half of the key that pushes are signed with. */
  pushKey: {
    method: 'GET',
    path: '/api/notification/push_key',
    access: 'user',
    input: z.object({}),
    output: z.object({ public_key: z.string() }),
  },
  /** This session's only; it ends with the session. */
  pushSubscribe: {
    method: 'POST',
    path: '/api/notification/push_subscribe',
    access: 'user',
    input: z.object({ endpoint: Endpoint, p256dh: bytes(65), auth: bytes(16) }),
    output: z.object({}),
  },
  pushUnsubscribe: {
    method: 'POST',
    path: '/api/notification/push_unsubscribe',
    access: 'user',
    input: z.object({}),
    output: z.object({}),
  },
})
