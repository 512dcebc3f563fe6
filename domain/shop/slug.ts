import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'

const mostFormer = 20

/** The last part of a page's address. */
export const Slug = z
  .string()
  .check(
    z.maxLength(limits.slugLength, says('slugInvalid')),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, says('slugInvalid')),
  )
/** Addresses under which a page was found before, the latest first; they lead to where it is now. */
export const FormerSlugs = z.array(Slug).check(z.maxLength(mostFormer))

/** An address made of a title; of a title without Latin letters it is made of the id. */
export function slugFrom(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slugLength)
    .replace(/^-+|-+$/g, '')
  return words || `p-${id.slice(-12)}`
}

/** The same with a number behind it, where it is taken. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  for (let n = 2; isTaken(wanted) && n < 1_000; n++) {
    const next = `${wanted.replace(/-\d{1,3}$/, '').slice(0, limits.slugLength - 4)}-${n}`
    if (!isTaken(next)) return next
  }
  return wanted
}

type PageAddress = { slug: string; former_slugs: readonly string[] }

/** What is kept of the addresses when a page moves: whoever has the old one still gets there. */
export function movedTo({ slug, former_slugs }: PageAddress, next: string): { slug: string; former_slugs: string[] } {
  if (next === slug) return { slug, former_slugs: [...former_slugs] }
  const former = [slug, ...former_slugs].filter((one, at, all) => one !== next && all.indexOf(one) === at)
  return { slug: next, former_slugs: former.slice(0, mostFormer) }
}

/** Where each former address leads; one that a page has now leads nowhere else. */
export function formerAddresses(pages: readonly PageAddress[]): Map<string, string> {
  const taken = new Set(pages.map(({ slug }) => slug))
  const leads = new Map<string, string>()
  for (const { slug, former_slugs } of pages)
    for (const former of former_slugs) if (!taken.has(former) && !leads.has(former)) leads.set(former, slug)
  return leads
}
