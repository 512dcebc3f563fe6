import { AppError } from '#domain/errors'
import type { ImportFormat } from '#domain/exchange/importTask'
import { openCompoundFile } from './compoundFile.ts'
import { openDelimited } from './delimited.ts'
import { encodingOf } from './encoding.ts'
import { textKindOf } from './kinds.ts'
import { mainPart } from './parts.ts'
import { openVcard } from './vcard.ts'
import type { TextOptions, Workbook } from './workbook.ts'
import { openXls } from './xls.ts'
import { openXlsx } from './xlsx.ts'
import { readText, tags } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

export const workbookPackedBytes = 60_000_000

type OpenOptions = TextOptions & { signal?: AbortSignal | undefined }

/**
 * Opens a workbook, a text of lines or a file of cards by what is in it, whatever its name says; everything else is refused with the
 * reason. `textBytes`: how long a text of lines may be, which is read as it comes; what is packed has to be held as a whole.
 */
export async function openWorkbook(
  file: Blob,
  { signal, text, textBytes = workbookPackedBytes }: OpenOptions = {},
): Promise<Workbook> {
  if (file.size === 0) throw new AppError('fileEmpty')
  const start = await firstBytes(file)
  const format = formatIn(start, file)
  const most = format === 'csv' ? textBytes : workbookPackedBytes
  if (file.size > most) throw new AppError('fileTooLarge', { values: { limit: most / 1_000_000 } })
  if (format === 'xlsx') return openZipped(file, signal)
  if (format === 'xls') return openCompound(file)
  const encoding = text?.encoding ?? (await encodingOf(file, start))
  return format === 'vcf' ? openVcard(file, encoding) : openDelimited(file, encoding, text?.delimiter)
}

/** What a file that can be read is, from its first bytes alone. */
export const formatOf = async (file: Blob): Promise<ImportFormat> => formatIn(await firstBytes(file), file)

function formatIn(start: Uint8Array, file: Blob): ImportFormat {
  if (startsWith(start, [0x50, 0x4b, 0x03, 0x04]) || startsWith(start, [0x50, 0x4b, 0x05, 0x06])) return 'xlsx'
  if (startsWith(start, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'xls'
  return textKindOf(start, file instanceof File ? file.name : '')
}

async function firstBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 8_192).arrayBuffer())
  } catch (cause) {
    // The file was moved or changed since it was chosen.
    throw new AppError('readerCrashed', { cause })
  }
}

const startsWith = (bytes: Uint8Array, signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

async function openCompound(file: Blob): Promise<Workbook> {
  const compound = await openCompoundFile(file)
  if (compound.has('EncryptedPackage')) throw new AppError('filePassword')
  if (compound.has('Workbook')) return openXls(compound, 'Workbook')
  if (compound.has('Book')) return openXls(compound, 'Book')
  const kind = compound.has('WordDocument') ? 'DOC' : compound.has('PowerPoint Document') ? 'PPT' : 'OLE'
  throw new AppError('fileNotWorkbook', { values: { kind } })
}

async function openZipped(file: Blob, signal?: AbortSignal): Promise<Workbook> {
  const zip = await openZip(file)
  const kind = await kindOfZip(zip, file instanceof File ? file.name : '')
  if (kind === 'xlsx') return openXlsx(zip, signal)
  throw new AppError(spreadsheets.has(kind) ? 'fileKindRefused' : 'fileNotWorkbook', { values: { kind } })
}

/** Programs that open these can save them as .xlsx. */
const spreadsheets = new Set(['XLSM', 'XLSB', 'ODS', 'Numbers'])

async function kindOfZip(zip: Zip, name: string): Promise<string> {
  if (!zip.has('[Content_Types].xml'))
    return isNumbers(zip, name) ? 'Numbers' : ((await openDocumentKind(zip)) ?? 'ZIP')
  const types = await readText(zip.stream('[Content_Types].xml'))
  const main = await mainType(zip, types)
  if (/ms-excel\.(sheet|template|addin)\.macroEnabled/i.test(main)) return 'XLSM'
  if (/ms-excel\.sheet\.binary/i.test(main)) return 'XLSB'
  if (/spreadsheetml\.(sheet|template)\.main/i.test(main) || /spreadsheetml\.worksheet/i.test(types)) return 'xlsx'
  if (/wordprocessingml/i.test(types)) return 'DOCX'
  if (/presentationml/i.test(types)) return 'PPTX'
  return 'ZIP'
}

/**
 * What the document itself is. It stands either with its name or with its extension, and what an extension would be says
 * nothing without such a part: SheetJS calls any .bin a binary workbook, in each .xlsx that it writes.
 */
async function mainType(zip: Zip, types: string): Promise<string> {
  const named = new Map<string, string>()
  const byExtension = new Map<string, string>()
  for (const tag of tags(types)) {
    const type = tag.attribute('ContentType') ?? ''
    const part = tag.attribute('PartName')?.replace(/^\/+/, '').toLowerCase()
    const extension = tag.attribute('Extension')?.toLowerCase()
    if (tag.name === 'Override' && part && (zip.has(part) || mainTypes.test(type))) named.set(part, type)
    if (tag.name === 'Default' && extension) byExtension.set(extension, type)
  }
  const main = (await mainPart(zip)).toLowerCase()
  return (
    named.get(main) ??
    [...named.values()].find((type) => mainTypes.test(type)) ??
    byExtension.get(main.slice(main.lastIndexOf('.') + 1)) ??
    ''
  )
}

const mainTypes = /\.main(\+xml)?$/i

/** Apple's documents are alike; what tells a table from a letter or slides is at best the name. */
const isNumbers = (zip: Zip, name: string) =>
  zip.names().some((part) => /(^|\/)index(\.zip|\/document\.iwa|\/calculationengine[^/]*\.iwa)$/.test(part)) &&
  !/\.(pages|key)$/i.test(name) &&
  !zip.names().some((part) => /(^|\/)index\/(slide|masterslide|templateslide)[^/]*\.iwa$/.test(part))

async function openDocumentKind(zip: Zip): Promise<string | null> {
  if (!zip.has('mimetype')) return null
  const type = await readText(zip.stream('mimetype'))
  if (!type.includes('opendocument')) return null
  return type.includes('spreadsheet') ? 'ODS' : type.includes('text') ? 'ODT' : 'ODF'
}
