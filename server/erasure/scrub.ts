/** Whose data it is: ids of rows that are about the person, and the addresses that are the person's alone. */
export type PersonIdentifiers = { ids: ReadonlySet<string>; addresses: ReadonlySet<string> }

type Part = { id?: unknown } & Record<string, unknown>

/**
 * What a mutation says, without what it says about this person; null when nothing else is left of it. Of a batch the
 * other rows stay as they are.
 */
export function withoutPerson(args: unknown, person: PersonIdentifiers): unknown {
  if (!isRecord(args)) return isAbout(args, person) ? null : args
  const rest = { ...args }
  if (Array.isArray(args.rows)) rest.rows = args.rows.filter((row) => !isAbout(row, person))
  if (Array.isArray(args.ids)) rest.ids = args.ids.filter((id) => !person.ids.has(String(id)))
  const isEmptied = [rest.rows, rest.ids].some((list) => Array.isArray(list) && list.length === 0)
  return isEmptied || isAbout(rest, person) ? null : rest
}

/** The other half: what it says about this person; null when it says nothing. */
export function onlyPerson(args: unknown, person: PersonIdentifiers): unknown {
  if (isRecord(args) && Array.isArray(args.rows)) {
    const rows = args.rows.filter((row) => isAbout(row, person))
    return rows.length ? { ...args, rows } : null
  }
  if (isRecord(args) && Array.isArray(args.ids)) {
    const ids = args.ids.filter((id) => person.ids.has(String(id)))
    return ids.length || isAbout({ ...args, ids: [] }, person) ? { ...args, ids } : null
  }
  return isAbout(args, person) ? args : null
}

/** Names one of the rows, or has one of the addresses in any of its texts. */
export function isAbout(part: unknown, person: PersonIdentifiers): boolean {
  const texts: string[] = []
  collect(part, texts)
  return texts.some((text) => person.ids.has(text) || mentions(text, person.addresses))
}

function mentions(text: string, addresses: ReadonlySet<string>): boolean {
  if (!/[@\d]/.test(text)) return false
  const small = text.toLowerCase()
  return [...addresses].some((address) => small.includes(address) && standsIn(small, address))
}

/** As a whole: li@example.com is not in wang.li@example.com, and no number in a longer one. */
function standsIn(text: string, address: string): boolean {
  const [before, after] = address.includes('@') ? partOfEmail : partOfPhone
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const end = at + address.length
    // The neighbours alone: a character is two units at most.
    const isWhole = !before.test(text.slice(Math.max(0, at - 2), at)) && !after.test(text.slice(end, end + 3))
    if (isWhole) return true
  }
  return false
}
const partOfEmail = [/[\p{L}\p{N}._%+-]$/u, /^[\p{L}\p{N}-]|^\.[\p{L}\p{N}]/u] as const
const partOfPhone = [/\d$/, /^\d/] as const

function collect(part: unknown, texts: string[]): void {
  if (typeof part === 'string' || typeof part === 'number') texts.push(String(part))
  else if (Array.isArray(part)) for (const one of part) collect(one, texts)
  else if (isRecord(part)) for (const one of Object.values(part)) collect(one, texts)
}

const isRecord = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
