/** Hands a file to the browser's downloads. The address lives a while: some browsers read it only after the click. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** `contacts-2026-11-21.xlsx`, in the time of the user. */
export function datedName(name: string, ending: string, at = new Date()) {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${name}-${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}.${ending}`
}
