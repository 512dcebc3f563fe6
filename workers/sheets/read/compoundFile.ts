import { AppError } from '#domain/errors'

/** Names of the streams in an OLE compound file: .xls, .doc and password-protected .xlsx all are one. */
export async function streamNames(file: Blob): Promise<Set<string>> {
  const header = await view(file, 0, 512)
  if (header.byteLength < 512) throw new AppError('fileDamaged')
  const sector = 1 << header.getUint16(30, true)
  if (sector !== 512 && sector !== 4_096) throw new AppError('fileDamaged')
  const at = (number: number) => (number + 1) * sector
  const fat = Array.from({ length: 109 }, (_, i) => header.getUint32(76 + i * 4, true))

  async function following(number: number): Promise<number> {
    const place = fat[Math.floor((number * 4) / sector)]
    if (place === undefined || place >= 0xfffffffa) return 0xfffffffe
    const table = await view(file, at(place) + ((number * 4) % sector), 4)
    return table.byteLength < 4 ? 0xfffffffe : table.getUint32(0, true)
  }

  const names = new Set<string>()
  // A directory of 256 sectors has a thousand streams; a chain that goes on is a circle.
  for (let number = header.getUint32(48, true), sectors = 0; number < 0xfffffffa && sectors < 256; sectors++) {
    const directory = await view(file, at(number), sector)
    if (directory.byteLength < sector) throw new AppError('fileDamaged')
    for (let entry = 0; entry + 128 <= sector; entry += 128) {
      const length = directory.getUint16(entry + 64, true)
      if (length < 2 || length > 64) continue
      names.add(new TextDecoder('utf-16le').decode(new Uint8Array(directory.buffer, entry, length - 2)))
    }
    number = await following(number)
  }
  return names
}

const view = async (file: Blob, from: number, length: number) =>
  new DataView(await file.slice(from, from + length).arrayBuffer())
