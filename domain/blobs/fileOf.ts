import type { Contact } from '../contacts/contact.ts'
import type { ConversationMessage } from '../conversations/conversationMessage.ts'
import type { AnyBlock, EmailMessage } from '../email/render/message.ts'
import type { EmailSender } from '../email/sender/sender.ts'
import type { LinkedTemplate } from '../linked/template.ts'
import type { Row } from '../shared/mutation.ts'
import type { Article } from '../shop/article.ts'
import type { Product, ShopContent } from '../shop/product.ts'
import type { Quotation } from '../shop/quotation/quotation.ts'
import type { ShopCategory } from '../shop/shopCategory.ts'
import type { WhatsappMessageRow } from '../whatsapp/message.ts'
import type { TemplateContent } from '../whatsapp/template.ts'
import type { WhatsappTemplate } from '../whatsapp/templateRow.ts'
import type { BlobRef } from './blob.ts'

/** The kinds of rows that name files. */
export const fileEntities = [
  'contact',
  'voice_note',
  'attachment',
  'email_sender',
  'email_message',
  'email_version',
  'message',
  'whatsapp_template',
  'whatsapp_message',
  'linked_message',
  'product',
  'article',
  'shop_category',
  'quotation',
] as const
export type FileEntity = (typeof fileEntities)[number]

type OptionalRef = BlobRef | null | undefined
const refOf = ({ hash, size, mime }: BlobRef): BlobRef => ({ hash, size, mime })

/** A row may come from a version of before there were pictures. */
const named: Record<FileEntity, (row: Row) => readonly OptionalRef[]> = {
  contact: (row) => [(row as Partial<Contact>).picture],
  voice_note: (row) => [row as Row & BlobRef],
  attachment: (row) => [row as Row & BlobRef],
  email_sender: (row) => [(row as EmailSender).signature.logo],
  email_message: ofMessage,
  email_version: ofMessage,
  message: (row) => (row as unknown as ConversationMessage).parts.map(({ file }) => file),
  whatsapp_template: (row) => {
    const template = row as unknown as WhatsappTemplate
    return [fileOfHeader(template), template.approved && fileOfHeader(template.approved)]
  },
  whatsapp_message: (row) => [(row as unknown as WhatsappMessageRow).file],
  linked_message: (row) => [(row as unknown as LinkedTemplate).file],
  product: (row) => {
    const { picture, banners, variants, content } = row as unknown as Product
    return [picture, ...banners, ...variants.map((variant) => variant.picture), ...picturesOfContent(content)]
  },
  article: (row) => {
    const { picture, content } = row as unknown as Article
    return [picture, ...picturesOfContent(content)]
  },
  shop_category: (row) => [(row as unknown as ShopCategory).picture],
  quotation: (row) => {
    const { file, proforma_file } = row as unknown as Quotation
    return [file, proforma_file]
  },
}

const fileOfHeader = ({ header }: Pick<TemplateContent, 'header'>): OptionalRef =>
  'file' in header ? header.file : null

export function filesOf(entity: string, row: Row | null | undefined): BlobRef[] {
  if (!row || !isFileEntity(entity)) return []
  return named[entity](row)
    .filter((file) => file !== null && file !== undefined)
    .map(refOf)
}

const isFileEntity = (entity: string): entity is FileEntity => fileEntities.includes(entity as FileEntity)

function ofMessage(row: Row): readonly OptionalRef[] {
  const { content, attachments } = row as EmailMessage
  return [...content.flatMap(({ block }) => picturesIn(block)), ...attachments]
}

const picturesOfContent = (content: ShopContent): BlobRef[] =>
  Object.values(content).flatMap((blocks) => blocks.flatMap(({ block }) => picturesIn(block)))

const picturesIn = (block: AnyBlock): BlobRef[] =>
  block.kind === 'columns' ? block.columns.flat().flatMap(picturesIn) : block.kind === 'picture' ? [block] : []
