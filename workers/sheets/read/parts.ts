import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { builtinKind, formatKind } from './cellValue.ts'
import type { SheetInfo } from './workbook.ts'
import { readText, tags } from './xml.ts'
import type { Zip } from './zip.ts'

export type Parts = {
  sheets: (SheetInfo & { part: string })[]
  sharedStrings: string | null
  /** style number of a cell → how its number is read */
  kinds: Uint8Array
  from1904: boolean
}

type Relation = { id: string; type: string; target: string }

/** Everything of a workbook but its rows. */
export async function readParts(zip: Zip, signal?: AbortSignal): Promise<Parts> {
  const read = async (name: string) => (zip.has(name) ? readText(zip.stream(name, signal)) : '')
  const main = (await relations(read, '')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  if (!zip.has(main)) throw new AppError('fileDamaged')
  const related = await relations(read, main)
  const partOf = (type: string) =>
    related.find((relation) => relation.type === type && zip.has(relation.target))?.target
  const { sheets, from1904 } = readWorkbook(await read(main), related, zip)
  if (sheets.length === 0) throw new AppError('fileDamaged')
  const styles = partOf('styles')
  return {
    sheets: sheets.slice(0, limits.sheets),
    from1904,
    sharedStrings: partOf('sharedStrings') ?? null,
    kinds: styles ? readKinds(await read(styles)) : new Uint8Array(0),
  }
}

async function relations(read: (name: string) => Promise<string>, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const found: Relation[] = []
  for (const tag of tags(await read(`${folder}_rels/${part.slice(folder.length)}.rels`))) {
    if (tag.name !== 'Relationship' || tag.attribute('TargetMode') === 'External') continue
    const type = tag.attribute('Type') ?? ''
    found.push({
      id: tag.attribute('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: resolve(folder, tag.attribute('Target') ?? ''),
    })
  }
  return found
}

function resolve(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).replaceAll('\\', '/').split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

function readWorkbook(xml: string, related: Relation[], zip: Zip) {
  const sheets: Parts['sheets'] = []
  let from1904 = false
  for (const tag of tags(xml)) {
    if (tag.name === 'workbookPr') from1904 ||= /^(1|true)$/.test(tag.attribute('date1904') ?? '')
    if (tag.name !== 'sheet' || tag.kind === 'close') continue
    const relation = related.find(({ id }) => id === tag.attribute('id'))
    const part = relation?.target ?? `xl/worksheets/sheet${tag.attribute('sheetId')}.xml`
    // Charts and macro sheets have no rows.
    if ((relation && relation.type !== 'worksheet') || !zip.has(part)) continue
    const state = tag.attribute('state') ?? 'visible'
    sheets.push({ name: tag.attribute('name') ?? '', hidden: state !== 'visible', part })
  }
  return { sheets, from1904 }
}

function readKinds(xml: string): Uint8Array {
  const custom = new Map<number, string>()
  const kinds: number[] = []
  let inCells = false
  for (const tag of tags(xml)) {
    if (tag.name === 'numFmt') custom.set(Number(tag.attribute('numFmtId')), tag.attribute('formatCode') ?? '')
    else if (tag.name === 'cellXfs') inCells = tag.kind === 'open'
    else if (tag.name === 'xf' && inCells && tag.kind !== 'close') {
      const id = Number(tag.attribute('numFmtId') ?? 0)
      const format = custom.get(id)
      kinds.push(format === undefined ? builtinKind(id) : formatKind(format))
    }
  }
  return Uint8Array.from(kinds)
}
