type Size = { width: number; height: number }

/** Width and height as the file's header says, before anything is decoded; null where it says none. */
export function pictureSize(mime: 'image/png' | 'image/jpeg', bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return mime === 'image/png' ? pngSize(view) : jpegSize(view)
}

function pngSize(view: DataView): Size | null {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Segments follow each other by their lengths; those of a frame (SOF0 to SOF15 but three) hold the size. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
