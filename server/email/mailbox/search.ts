import type { ImapFlow, SearchObject } from 'imapflow'

/** Uids in order. Where there is no connection any more imapflow says `false`, which is not the same as none. */
export async function search(client: ImapFlow, wanted: SearchObject): Promise<number[]> {
  const found = await client.search(wanted, { uid: true })
  if (!Array.isArray(found)) throw new Error('no answer to a search')
  return [...new Set(found)].sort((a, b) => a - b)
}
