import { randomUUID } from 'node:crypto'

/** A UUIDv7, as devices make them: what is made later sorts later; of several of one moment, by `nth` where it is given. */
export function newIdAt(now: number, nth?: number): string {
  const time = now.toString(16).padStart(12, '0')
  const begin = `${time.slice(0, 8)}-${time.slice(8)}-7`
  if (nth === undefined) return begin + randomUUID().slice(15)
  return begin + Math.min(nth, 0xfff).toString(16).padStart(3, '0') + randomUUID().slice(18)
}
