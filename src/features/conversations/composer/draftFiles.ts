import type { MessageFile } from '#domain/email/render/message'
import type { NewFile } from '#workers/sync/core/ports'

/** A file that goes with a message that is not sent yet. No row names it, so its content lies in the draft. */
export type AttachedFile = MessageFile & Pick<NewFile, 'bytes'>

export const draftFilesKey = (conversation: string) => `conversation files ${conversation}`
export const noDraftFiles: readonly AttachedFile[] = []
export const isNoFile = (files: readonly AttachedFile[]) => files.length === 0

/** As the message names it, and as it is kept with the message. */
export const namedFile = ({ bytes: _, ...named }: AttachedFile): MessageFile => named
export const newFileOf = ({ hash, size, mime, bytes }: AttachedFile): NewFile => ({ ref: { hash, size, mime }, bytes })
