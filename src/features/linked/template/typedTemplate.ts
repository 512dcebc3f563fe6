import type { MessageFile } from '#domain/email/render/message'
import type { LinkedTemplate, LinkedTemplateFields } from '#domain/linked/template'
import type { NewFile } from '#workers/sync/core/ports'

/** `bytes`: it was chosen just now, and no row names it. A buffer is nothing where drafts are compared as JSON. */
export type TemplateFile = MessageFile & { bytes?: ArrayBuffer }
/** A template as somebody types it. */
export type TypedTemplate = Omit<LinkedTemplateFields, 'file'> & { file: TemplateFile | null }

export const newTyped = (language: 'zh' | 'en'): TypedTemplate => ({ name: '', text: '', language, file: null })
export const isEmptyTyped = ({ name, text, file }: TypedTemplate): boolean => !name && !text && !file

export const typedFrom = ({ name, text, language, file }: LinkedTemplate): TypedTemplate => ({
  name,
  text,
  language,
  file,
})

/** The row's fields, and what has to be kept together with the row. */
export function keptFrom({ file, ...typed }: TypedTemplate): { fields: LinkedTemplateFields; files: NewFile[] } {
  if (!file) return { fields: { ...typed, file: null }, files: [] }
  const { bytes, ...named } = file
  const { hash, size, mime } = named
  return {
    fields: { ...typed, file: named },
    files: bytes ? [{ ref: { hash, size, mime }, bytes: new Uint8Array(bytes) }] : [],
  }
}
