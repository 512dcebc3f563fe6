import * as z from 'zod/mini'
import { socialProfileOf } from './socialName.ts'

/** One who follows the user's own account, as Instagram's download lists them: the newest first. `at` null: it does not say when. */
export type OwnFollower = { name: string; at: number | null }

const Entry = z.object({
  title: z.optional(z.string()),
  string_list_data: z.array(
    z.object({ href: z.optional(z.string()), value: z.optional(z.string()), timestamp: z.optional(z.number()) }),
  ),
})

/**
 * `followers_1.json` or `followers_1.html` of the download that Instagram gives the owner of an account. Null: it is no such file.
 * Each follower once, whatever stands around them.
 */
export function followersInFile(text: string): OwnFollower[] | null {
  const found = /^\s*[[{]/.test(text) ? followersInJson(text) : followersInPage(text)
  if (!found) return null
  const byName = new Map<string, OwnFollower>()
  for (const { name: written, at } of found) {
    const name = socialProfileOf('instagram', written)?.name
    if (name && !byName.has(name)) byName.set(name, { name, at })
  }
  return [...byName.values()]
}

/** A list, or an object with one list, as older and newer downloads have it. */
function followersInJson(text: string): OwnFollower[] | null {
  const whole = jsonIn(text)
  const list = Array.isArray(whole) ? whole : Object.values(whole ?? {}).find(Array.isArray)
  const read = z.safeParse(z.array(Entry), list)
  if (!read.success) return null
  return read.data.flatMap(({ title, string_list_data: [one] }) => {
    const name = one?.value || title || one?.href
    return name ? [{ name, at: one?.timestamp ? one.timestamp * 1_000 : null }] : []
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The page has a link for each of them, and below it the day. */
function followersInPage(text: string): OwnFollower[] | null {
  if (!/<html|<a\s/i.test(text)) return null
  return [...text.matchAll(/<a\s[^>]*?href="(https?:\/\/(?:www\.)?instagram\.com\/[^"\s]+)"[^>]*>/gi)].map(
    ([, href]) => ({
      name: href!,
      at: null,
    }),
  )
}

/** From the first to the last of them, counted from 1, both among them. */
export const followersBetween = <F>(followers: readonly F[], from: number, to: number): F[] =>
  followers.slice(from - 1, to)
