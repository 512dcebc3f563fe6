import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]
type Shape = 'pendant' | 'desk' | 'floor' | 'panel' | 'bulb'
export const lampShapes: readonly Shape[] = ['pendant', 'desk', 'floor', 'panel', 'bulb']

const edge = 300
const metal: Colour = [70, 74, 82]
const light: Colour = [255, 236, 178]

/** A plain drawing of a lamp as a PNG: the sample has no photographs of anybody's. */
export function lampPicture(shape: Shape, shade: Colour, back: Colour): Buffer {
  const rows = Buffer.alloc(edge * (edge * 3 + 1))
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const colour = colourAt(shape, (x - edge / 2) / edge, y / edge, shade) ?? back
      rows.set(colour, y * (edge * 3 + 1) + 1 + x * 3)
    }
  return pngOf(rows)
}

/** `x` from the middle, `y` from the top, both in parts of the edge. */
function colourAt(shape: Shape, x: number, y: number, shade: Colour): Colour | null {
  const wide = Math.abs(x)
  const isCone = (top: number, bottom: number, narrow: number, broad: number) =>
    y > top && y < bottom && wide < narrow + ((broad - narrow) * (y - top)) / (bottom - top)
  switch (shape) {
    case 'pendant':
      if (isCone(0.35, 0.6, 0.07, 0.25)) return shade
      if (y > 0.6 && Math.hypot(x, (y - 0.6) * 1.4) < 0.12) return light
      return wide < 0.008 && y < 0.36 ? metal : null
    case 'desk':
      if (isCone(0.2, 0.4, 0.06, 0.2)) return shade
      if (y > 0.4 && Math.hypot(x, (y - 0.4) * 1.6) < 0.09) return light
      if (y > 0.82 && y < 0.87 && wide < 0.17) return metal
      return wide < 0.014 && y > 0.4 && y < 0.83 ? metal : null
    case 'floor':
      if (isCone(0.08, 0.27, 0.09, 0.17)) return shade
      if (y > 0.9 && y < 0.94 && wide < 0.14) return metal
      return wide < 0.01 && y > 0.26 && y < 0.92 ? metal : null
    case 'panel':
      if (wide < 0.3 && y > 0.3 && y < 0.7) return light
      return wide < 0.34 && y > 0.26 && y < 0.74 ? shade : null
    case 'bulb':
      if (Math.hypot(x, y - 0.42) < 0.2) return light
      if (wide < 0.09 && y > 0.58 && y < 0.66) return shade
      return wide < 0.07 && y > 0.66 && y < 0.78 ? metal : null
  }
}

function pngOf(rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const begin = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
