import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { builtinKind, formatKind, type NumberKind } from './cellValue.ts'
import type { SheetInfo } from './workbook.ts'
import { readText, type Tag, tags } from './xml.ts'
import type { Zip } from './zip.ts'

type Parts = {
  sheets: (SheetInfo & { part: string })[]
  sharedStrings: string | null
  /** style number of a cell → how its number is read */
  kinds: readonly NumberKind[]
  from1904: boolean
}

type Relation = { id: string; type: string; target: string }

/** The kinds of parts that this part refers to, links to elsewhere among them. */
export async function typesFrom(zip: Zip, part: string): Promise<ReadonlySet<string>> {
  const name = relationsOf(part)
  const types = new Set<string>()
  if (zip.has(name)) for (const tag of tags(await readText(zip.stream(name)))) types.add(typeIn(tag))
  return types
}

/** Everything of a workbook but its rows. */
export async function readParts(zip: Zip, signal?: AbortSignal): Promise<Parts> {
  const read = readerOf(zip, signal)
  const main = await mainPart(zip, signal)
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
    kinds: styles ? readKinds(await read(styles)) : [],
  }
}

/** The part that all others hang on; where nothing says which, the one that it always is. */
export async function mainPart(zip: Zip, signal?: AbortSignal): Promise<string> {
  const found = (await relations(readerOf(zip, signal), '')).find(({ type }) => type === 'officeDocument')
  return found?.target ?? (zip.has('xl/workbook.bin') ? 'xl/workbook.bin' : 'xl/workbook.xml')
}

const readerOf = (zip: Zip, signal?: AbortSignal) => async (name: string) =>
  zip.has(name) ? readText(zip.stream(name, signal)) : ''

async function relations(read: (name: string) => Promise<string>, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const found: Relation[] = []
  for (const tag of tags(await read(relationsOf(part)))) {
    if (tag.name !== 'Relationship' || tag.attribute('TargetMode') === 'External') continue
    found.push({
      id: tag.attribute('Id') ?? '',
      type: typeIn(tag),
      target: resolve(folder, tag.attribute('Target') ?? ''),
    })
  }
  return found
}

function relationsOf(part: string): string {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  return `${folder}_rels/${part.slice(folder.length)}.rels`
}

function typeIn(tag: Tag): string {
  const type = tag.attribute('Type') ?? ''
  return type.slice(type.lastIndexOf('/') + 1)
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

function readKinds(xml: string): NumberKind[] {
  const custom = new Map<number, string>()
  const kinds: NumberKind[] = []
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
  return kinds
}
