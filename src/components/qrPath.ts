import encodeQR from 'qr'

/** The dark fields of a QR code as one SVG path, a unit each, with the quiet zone of four that scanners ask for. */
export function qrPath(text: string): { size: number; path: string } {
  const fields = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = fields.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size: fields.length, path }
}
