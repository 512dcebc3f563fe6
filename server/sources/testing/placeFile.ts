import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer'

type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number]
export type TestPlace = {
  id: string
  name: string
  category: string
  lat: number
  lon: number
  site?: string
  phone?: string
}

const text = (name: string): SchemaElement => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'OPTIONAL',
})
const group = (name: string, ...children: SchemaElement[]): SchemaElement[] => [
  { name, repetition_type: 'OPTIONAL', num_children: children.length },
  ...children,
]
const list = (name: string, element: SchemaElement[]): SchemaElement[] => [
  { name, repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  ...element,
]
const float = (name: string): SchemaElement => ({ name, type: 'FLOAT', repetition_type: 'OPTIONAL' })

/** A file as a release of Overture has, written by another tool than the one that reads it. */
export function placeFile(
  places: readonly TestPlace[],
  { rowGroupSize = 1_000 }: { rowGroupSize?: number } = {},
): Uint8Array {
  const columns: (ColumnSource & { elements: SchemaElement[] })[] = [
    { name: 'id', data: places.map(({ id }) => id), elements: [text('id')] },
    {
      name: 'bbox',
      data: places.map(({ lat, lon }) => ({ xmin: lon, xmax: lon, ymin: lat, ymax: lat })),
      elements: group('bbox', ...['xmin', 'xmax', 'ymin', 'ymax'].map(float)),
    },
    { name: 'names', data: places.map(({ name }) => ({ primary: name })), elements: group('names', text('primary')) },
    {
      name: 'categories',
      data: places.map(({ category }) => ({ primary: category })),
      elements: group('categories', text('primary')),
    },
    {
      name: 'websites',
      data: places.map(({ site }) => (site ? [site] : null)),
      elements: list('websites', [text('element')]),
    },
    {
      name: 'phones',
      data: places.map(({ phone }) => (phone ? [phone] : [])),
      elements: list('phones', [text('element')]),
    },
    {
      name: 'addresses',
      data: places.map(() => [{ freeform: 'Rua Augusta 1', locality: 'Lisboa', country: 'PT' }]),
      elements: list('addresses', group('element', ...['freeform', 'locality', 'country'].map(text))),
    },
  ]
  const schema = [{ name: 'root', num_children: columns.length }, ...columns.flatMap(({ elements }) => elements)]
  const columnData = columns.map(({ name, data }) => ({ name, data }))
  return new Uint8Array(parquetWriteBuffer({ schema, columnData, rowGroupSize }))
}
