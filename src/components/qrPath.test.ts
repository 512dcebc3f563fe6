import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

const scale = 4

/** As a browser fills the path, each unit some pixels wide. */
function drawn({ size, path }: ReturnType<typeof qrPath>) {
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4
      for (let at = start; at < start + scale * 4; at++) if (at % 4 !== 3) data[at] = 0
    }
  return { width, height: width, data }
}

test.each(['weixin://wxpay/bizpayurl?pr=AbCd123', 'https://fairlead.example/f/宁波海港电子', 'x'.repeat(1_000)])(
  'what is drawn is read as what was said: %s',
  (text) => {
    const code = qrPath(text)
    expect(decodeQR(drawn(code))).toBe(text)
    const places = [...code.path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...places), 'a quiet zone of four').toBe(4)
    expect(Math.max(...places)).toBe(code.size - 5)
  },
)
