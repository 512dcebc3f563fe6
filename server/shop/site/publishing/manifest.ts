import { hash } from 'node:crypto'

/**
 * One file of a publication: what it is made of, its content, its type and how many bytes it has. A picture is made of nothing: it is
 * the company's file of that hash.
 */
export type ManifestEntry = [mark: string, content: string, type: string, bytes: number]
export type ManifestEntries = Record<string, ManifestEntry>
/** Some of the files of a publication, named by what they are; `text`: its entries as JSON. */
export type ManifestBucket = { hash: string; text: string }

/** So many parts, whatever a site has: one changed file moves one of them. */
const buckets = 256

/** Files that visitors are not shown: which addresses were given up, and the page that forms stand in. */
export const redirectFile = '/_redirects'
export const formFile = (root: string): string => `${root}_form.html`
export const isHiddenFile = (path: string): boolean => path.includes('/_')

export const bucketOf = (path: string): number => Number.parseInt(hash('sha1', path, 'hex').slice(0, 2), 16) % buckets

export const contentHash = (bytes: Uint8Array | string): string => hash('sha256', bytes, 'base64url')

/** Cut by address, each part named by what it says. */
export function cutManifest(entries: ReadonlyMap<string, ManifestEntry>): ManifestBucket[] {
  const parts = Array.from({ length: buckets }, (): [string, ManifestEntry][] => [])
  for (const [path, entry] of entries) parts[bucketOf(path)]!.push([path, entry])
  return parts.map((part) => {
    const text = JSON.stringify(Object.fromEntries(part.toSorted(([a], [b]) => (a < b ? -1 : 1))))
    return { hash: contentHash(text), text }
  })
}
