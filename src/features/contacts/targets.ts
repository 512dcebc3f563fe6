/** Contacts by id: a few as they are; all that match packed, since a hundred thousand texts would hold up the screen. */
export type Targets = readonly string[] | Uint8Array<ArrayBuffer>

const bytesPerId = 16
export const targetCount = (targets: Targets) =>
  targets instanceof Uint8Array ? targets.length / bytesPerId : targets.length
