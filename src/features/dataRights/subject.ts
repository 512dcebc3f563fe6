/** Whom the window is about: somebody by an address, or a contact that has none. */
export type DataSubject = { address: string } | { contact: string }
