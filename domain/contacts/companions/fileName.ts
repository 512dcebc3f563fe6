import { limits } from '../../limits.ts'

// What turns the reading direction round or cannot be seen: with it, "gpj.exe" is read as "exe.jpg".
const hidden = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
// Half of a surrogate pair is no character.
const halves = /[\ud800-\udfff]/gu
const control = /[\u0000-\u001f\u007f-\u009f]/g
// What some system takes for a path, a drive, a stream or a pattern.
const special = /[\\/:*?"<>|]/g
// Windows opens a device by these names, whatever comes after the dot.
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const unnamed = 'file'

/** The name of a file as it may be kept and saved under on any system: its last part, with nothing hidden in it. */
export function safeFileName(name: string): string {
  const last = name.replace(halves, '').split(/[\\/]/).at(-1)!
  const plain = last.replace(control, '').replace(hidden, '').replace(special, '_').normalize('NFC')
  return withoutEnds(shortened(withoutEnds(plain).replace(device, '_$1'))) || unnamed
}

// A leading dot hides a file; Windows drops what stands at the end.
const withoutEnds = (name: string) => name.replace(/^[.\s]+|[.\s]+$/g, '')
export const isSafeFileName = (name: string) => safeFileName(name) === name

/** The ending stays: it says what the file is opened with. */
function shortened(name: string): string {
  if (name.length <= limits.fileNameLength) return name
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? ''
  const rest = name.slice(0, limits.fileNameLength - ending.length)
  return rest.replace(halves, '').trimEnd() + ending
}
