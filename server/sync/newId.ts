import { randomUUID } from 'node:crypto'

/** A UUIDv7, as devices make them: what is made later sorts later. */
export function newIdAt(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
