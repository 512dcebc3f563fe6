import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Line, Time, text } from '../shared/schema.ts'

/** What Meta says of a page or a professional account that the company has connected: '' and null where it says nothing. */
export const OwnPageFacts = z.object({
  name: Line,
  username: Line,
  link: text(limits.urlLength),
  /** the permissions that were granted when it was connected */
  scopes: z.array(text(80)).check(z.maxLength(60)),
  /** their id at the operator's app, by which Meta says that they let it in no longer */
  granted_by: Line,
  /** when the grant ends by itself, and until when Meta tells of people's data under it */
  token_ends_at: z.nullable(Time),
  data_ends_at: z.nullable(Time),
  /** whether Meta tells this server what happens to it */
  is_heard: z.boolean(),
  /** whether the operator's app may answer as a person within seven days */
  answers_late: z.boolean(),
  connected_at: Time,
  told_at: Time,
})
export type OwnPageFacts = z.output<typeof OwnPageFacts>

/** The permissions that are asked for, by what each is for; App Review is passed for each of them. */
export const pageScopes = {
  facebook: [
    'pages_show_list',
    'pages_manage_metadata',
    'pages_messaging',
    'pages_read_engagement',
    'pages_read_user_content',
    'pages_manage_engagement',
    'leads_retrieval',
  ],
  instagram: [
    'pages_show_list',
    'pages_manage_metadata',
    'instagram_basic',
    'instagram_manage_comments',
    'instagram_manage_messages',
  ],
} as const

/** Without these nothing is heard and nothing answered; the others are told as missing. */
export const neededScopes = {
  facebook: ['pages_manage_metadata', 'pages_messaging'],
  instagram: ['instagram_basic', 'instagram_manage_messages'],
} as const

export const missingScopes = (
  channel: keyof typeof pageScopes,
  { scopes }: Pick<OwnPageFacts, 'scopes'>,
): readonly string[] => pageScopes[channel].filter((scope) => !scopes.includes(scope))

const day = 86_400_000
/** So long before the end its users are told. */
export const endNoticeDays = 7

/** The first moment at which Meta stops; null: none is known. */
export function pageEndsAt({ token_ends_at, data_ends_at }: Pick<OwnPageFacts, 'token_ends_at' | 'data_ends_at'>) {
  const ends = [token_ends_at, data_ends_at].filter((at) => at !== null)
  return ends.length ? Math.min(...ends) : null
}

export type NearEnd = 'ended' | 'soon' | 'far'

/** How near the end is. */
export function pageEnding(facts: Pick<OwnPageFacts, 'token_ends_at' | 'data_ends_at'>, now: number): NearEnd {
  const at = pageEndsAt(facts)
  if (at === null || at - now > endNoticeDays * day) return 'far'
  return at <= now ? 'ended' : 'soon'
}
