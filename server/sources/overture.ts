import { type FileMetaData, parquetMetadataAsync, parquetReadObjects, type RowGroup } from 'hyparquet'
import { compressors as unpackers } from 'hyparquet-compressors'
import { type BoundingBox, boxParts, isInBox } from '#domain/leadSources/boundingBox'
import { isOfKinds, overtureColumns, storeOfOverture } from '#domain/leadSources/overturePlace'
import { failedTrouble, type SourceAnswer, type SourceTrouble, wholeAnswer } from '#domain/leadSources/sourceAnswer'
import type { MapStore } from '#domain/leadSources/store'
import { askSource, type SourceReach } from './askSource.ts'
import { openRangeFile, RangeTrouble } from './rangeFile.ts'

/** Some rows of a file whose places may lie in a box. */
export type PlaceRows = { start: number; end: number }

/**
 * The files of a release. `address` is one of GeoParquet, or lists them as S3 does, such as
 * `https://overturemaps-us-west-2.s3.amazonaws.com/?list-type=2&prefix=release/2026-11-18.0/theme=places/type=place/`, or as text.
 */
export async function findPlaceFiles(
  reach: SourceReach,
  address: string,
  signal: AbortSignal,
): Promise<SourceAnswer<string[]>> {
  if (/\.parquet(\?|$)/.test(address)) return wholeAnswer([address])
  const answer = await askSource(reach, { url: address, headers: { accept: 'application/xml, text/plain' } }, signal)
  if (answer.kind !== 'said') return answer
  if (answer.status !== 200) return failedTrouble('unreadable', String(answer.status))
  const isBucket = answer.text.includes('<ListBucketResult')
  const base = isBucket ? new URL('/', address).href : address
  const names = answer.text.match(/[^\s<>"'()]+\.parquet(?=[\s<>"')]|$)/g) ?? []
  const files = [...new Set(names.map((name) => URL.parse(name, base)?.href ?? ''))].filter((url) =>
    /^https?:/.test(url),
  )
  return files.length > 0 ? wholeAnswer(files) : failedTrouble('unreadable', 'no files')
}

/** The row groups of a file that overlap a box, as their statistics say. Only its end is read. */
export const findPlaceRows = (reach: SourceReach, url: string, box: BoundingBox, signal: AbortSignal) =>
  readParquet(signal, async () => {
    const file = await openRangeFile(reach, url, signal)
    const { row_groups } = soundMetadata(await parquetMetadataAsync(file), file.byteLength)
    let start = 0
    return row_groups.flatMap((group) => {
      const rows = { start, end: start + Number(group.num_rows) }
      start = rows.end
      return overlaps(group, box) ? [rows] : []
    })
  })

/** The places of some kinds in a box. A row that is not what the schema says is left out; where all are so the file is none. */
export const askPlaces = (
  reach: SourceReach,
  { url, rows, box, kinds }: { url: string; rows: PlaceRows; box: BoundingBox; kinds: readonly string[] },
  signal: AbortSignal,
): Promise<SourceAnswer<MapStore[]>> =>
  readParquet(signal, async () => {
    const file = await openRangeFile(reach, url, signal)
    const metadata = soundMetadata(await parquetMetadataAsync(file), file.byteLength)
    const said = await parquetReadObjects({
      file,
      metadata,
      columns: columnsOf(metadata),
      rowStart: rows.start,
      rowEnd: rows.end,
      compressors,
    })
    const places = said.flatMap((row) => storeOfOverture(row, url, reach.clock()) ?? [])
    if (places.length === 0 && said.length > 0) throw new RangeTrouble(failedTrouble('unreadable', 'no place in it'))
    return places.filter(({ place, kind }) => isInBox(place, box) && isOfKinds(kind, kinds))
  })

/** What the reader throws at a file that lies is told as such. */
async function readParquet<Answer>(signal: AbortSignal, read: () => Promise<Answer>): Promise<SourceAnswer<Answer>> {
  try {
    return wholeAnswer(await read())
  } catch (error) {
    signal.throwIfAborted()
    return troubleOfFile(error)
  }
}

function troubleOfFile(error: unknown): SourceTrouble {
  if (error instanceof RangeTrouble) return error.trouble
  return failedTrouble('unreadable', error instanceof Error ? error.message.slice(0, 100) : 'parquet')
}

/** Of one row group: what is larger is none of Overture's. */
const most = { rows: 2_000_000, bytes: 600_000_000, pageBytes: 64_000_000 }

/** What the end of a file promises has to fit into it before anything is read, or any memory taken. */
function soundMetadata(metadata: FileMetaData, byteLength: number): FileMetaData {
  for (const group of metadata.row_groups) {
    const rows = Number(group.num_rows)
    if (!(rows >= 0 && rows <= most.rows)) throw new Error('row group too large')
    for (const { meta_data: column } of group.columns) {
      if (!column) throw new Error('column without facts')
      const from = Number(column.dictionary_page_offset ?? column.data_page_offset)
      const packed = Number(column.total_compressed_size)
      if (!(from >= 0 && packed >= 0 && from + packed <= byteLength)) throw new Error('column beyond the end')
      if (!(Number(column.total_uncompressed_size) <= most.bytes)) throw new Error('column too large')
    }
  }
  return metadata
}

const topColumns = ({ schema }: FileMetaData): Set<string> => {
  const names = new Set<string>()
  // The children of the root, each with all that lies below it.
  for (let at = 1; at < schema.length; at = behind(schema, at)) names.add(schema[at]!.name)
  return names
}
const behind = (schema: FileMetaData['schema'], at: number): number => {
  let next = at + 1
  for (let n = schema[at]?.num_children ?? 0; n > 0; n--) next = behind(schema, next)
  return next
}

/** An older release lacks some; without a place and a name it is another file. */
function columnsOf(metadata: FileMetaData): string[] {
  const there = topColumns(metadata)
  for (const needed of ['id', 'bbox', 'names']) if (!there.has(needed)) throw new Error(`no column ${needed}`)
  return overtureColumns.filter((column) => there.has(column))
}

/** A page says how long it is unpacked: nothing is unpacked that is longer than any page. */
const compressors = Object.fromEntries(
  Object.entries(unpackers).map(([name, unpack]) => [
    name,
    (input: Uint8Array, length: number) => {
      if (!(length >= 0 && length <= most.pageBytes)) throw new Error('page too large')
      return unpack(input, length)
    },
  ]),
)

/** Without statistics it may have anything. */
function overlaps({ columns }: RowGroup, box: BoundingBox): boolean {
  const edge = (name: string, of: 'min_value' | 'max_value'): number | null => {
    const column = columns.find(({ meta_data }) => meta_data?.path_in_schema.join('.') === `bbox.${name}`)
    const value = column?.meta_data?.statistics?.[of]
    return typeof value === 'number' ? value : null
  }
  const [west, south] = [edge('xmin', 'min_value'), edge('ymin', 'min_value')]
  const [east, north] = [edge('xmax', 'max_value'), edge('ymax', 'max_value')]
  if (west === null || south === null || east === null || north === null) return true
  return boxParts(box).some(
    (part) => west <= part.east && east >= part.west && south <= part.north && north >= part.south,
  )
}
