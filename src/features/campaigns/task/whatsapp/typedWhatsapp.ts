import type { MessageFile } from '#domain/email/render/message'
import type { WhatsappMessageFields } from '#domain/whatsapp/message'
import { type TemplateContent, variablesOf } from '#domain/whatsapp/template'
import type { NewFile } from '#workers/sync/core/ports'

/** `bytes`: it was chosen just now, and no row names it. A buffer is nothing where drafts are compared as JSON. */
export type HeaderFile = MessageFile & { bytes?: ArrayBuffer }
/** What a task says over WhatsApp. `template_id`: '' where none is chosen. */
export type TypedWhatsapp = Omit<WhatsappMessageFields, 'name' | 'file'> & { file: HeaderFile | null }

export const emptyWhatsapp: TypedWhatsapp = { template_id: '', texts: {}, buttons: {}, file: null }
export const isEmptyWhatsapp = ({ template_id }: TypedWhatsapp): boolean => template_id === ''

/** What a file is called by the row that names it. */
export const namedFileOf = (file: HeaderFile | null): MessageFile | null => {
  if (!file) return null
  const { bytes: _, ...named } = file
  return named
}

/** What has to be kept together with the row. */
export const newFilesOf = ({ file }: Pick<TypedWhatsapp, 'file'>): NewFile[] =>
  file?.bytes ? [{ ref: { hash: file.hash, size: file.size, mime: file.mime }, bytes: new Uint8Array(file.bytes) }] : []

/** Tags for variables that are usually called so; everything else is typed. */
const tagOf: Readonly<Record<string, string>> = {
  name: '{{name}}',
  full_name: '{{name}}',
  first_name: '{{name}}',
  customer_name: '{{name}}',
  company: '{{company}}',
  company_name: '{{company}}',
  position: '{{position}}',
  country: '{{country}}',
  website: '{{website}}',
}

/** Of a template that was just chosen. What was typed for a variable of the same name stays. */
export function typedFor(id: string, content: TemplateContent, before: TypedWhatsapp): TypedWhatsapp {
  return {
    template_id: id,
    texts: Object.fromEntries(
      variablesOf(content).map((name) => [name, before.texts[name] ?? tagOf[name.toLowerCase()] ?? '']),
    ),
    buttons: Object.fromEntries(
      content.buttons.flatMap((button, n) => (button.kind === 'copy' ? [[n, button.code]] : [])),
    ),
    file: null,
  }
}
