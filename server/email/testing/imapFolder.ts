/** Bytes as they are, or a mail that is larger than anybody wants to keep. */
export type ImapMail = {
  uid: number
  receivedAt: number
  flags: string
  source: Uint8Array | { length: number; slice: (start: number, end: number) => Uint8Array }
}

export type ImapFolder = {
  use: string
  uidValidity: number
  uidNext: number
  mails: ImapMail[]
  add: (mail: Omit<ImapMail, 'uid' | 'flags'> & { flags?: string }) => number
  /** as after a server's move to another machine */
  renumber: () => void
}

export function makeFolder(use: string): ImapFolder {
  const folder: ImapFolder = {
    use,
    uidValidity: 1_700_000_000,
    uidNext: 1,
    mails: [],
    add({ receivedAt, source, flags = '' }) {
      const uid = folder.uidNext++
      folder.mails.push({ uid, receivedAt, source, flags })
      return uid
    },
    renumber() {
      folder.uidValidity += 1
      folder.uidNext = 1
      for (const mail of folder.mails) mail.uid = folder.uidNext++
    },
  }
  return folder
}
