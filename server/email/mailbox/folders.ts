import type { ImapFlow } from 'imapflow'

/** Where a folder for a use lies (RFC 6154), or one whose name says so; null when there is none. */
export async function folderFor(client: ImapFlow, use: '\\Junk' | '\\Sent'): Promise<string | null> {
  const folders = await client.list()
  return folders.find(({ specialUse, flags }) => specialUse === use && !flags.has('\\Noselect'))?.path ?? null
}
