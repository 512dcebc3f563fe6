/** SHA-256 of a file in hexadecimal: the same list is known again, whatever it is called. */
export async function fileHash(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
