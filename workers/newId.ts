/** A UUIDv7: what is made later sorts later. The version digit replaces that of a random id. */
export function newId(at = Date.now()): string {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
