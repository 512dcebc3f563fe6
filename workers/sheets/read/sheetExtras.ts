import { columnsRead, type SheetExtras } from './workbook.ts'
import { tags } from './xml.ts'
import type { Zip } from './zip.ts'

/** By the parts that a sheet refers to, and by what stands before its rows: neither takes reading the rows. */
export async function extrasIn(zip: Zip, part: string, types: ReadonlySet<string>): Promise<SheetExtras> {
  return {
    hiddenColumns: await hiddenColumnsIn(zip, part),
    leftOut: [
      ...(types.has('comments') || types.has('threadedComment') ? (['comments'] as const) : []),
      ...(types.has('drawing') || types.has('picture') ? (['images'] as const) : []),
      ...(types.has('hyperlink') ? (['links'] as const) : []),
    ],
  }
}

async function hiddenColumnsIn(zip: Zip, part: string): Promise<number[]> {
  const hidden: number[] = []
  for (const tag of tags(await headOf(zip, part))) {
    if (tag.name === 'sheetData') break
    if (tag.name !== 'col' || !/^(1|true)$/.test(tag.attribute('hidden') ?? '')) continue
    const last = Math.min(Number(tag.attribute('max')), columnsRead)
    for (let column = Number(tag.attribute('min')); column >= 1 && column <= last; column++) hidden.push(column - 1)
  }
  return hidden
}

/** Columns that are described one by one take less. */
const headLength = 200_000

async function headOf(zip: Zip, part: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of zip.stream(part)) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes('sheetData') || text.length > headLength) break
  }
  return text
}
