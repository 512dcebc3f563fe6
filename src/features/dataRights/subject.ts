/** Whom the window is about: somebody by an address, or a contact that has none. */
export type Subject = { address: string } | { contact: string }
