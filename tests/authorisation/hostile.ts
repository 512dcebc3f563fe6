import fc from 'fast-check'

/** What no field expects: wrong kinds, wrong sizes, names of the prototype, text that no store can hold, SQL. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  '0',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  '𝔘𝔫𝔦😀',
  'x'.repeat(70_000),
  "' or 1=1 --",
  '$1); drop table contact; --',
  '{}',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  nested(25),
  nested(3_000),
]

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { value }
  return value
}

/** One change to a body: `at` picks the place, whatever the body looks like. */
type Harm = { at: number; how: 'replace' | 'remove' | 'add' | 'repeat'; value: unknown }

/** `known`: ids, users, scopes and names of others, as somebody would forge them. */
export const harms = (known: readonly unknown[]): fc.Arbitrary<Harm[]> =>
  fc.array(
    fc.record({
      at: fc.nat(),
      how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
      value: fc.oneof(
        { arbitrary: fc.constantFrom(...values), weight: 3 },
        { arbitrary: fc.constantFrom(...known), weight: 3 },
        { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
        { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
      ),
    }),
    { maxLength: 3 },
  )

export function harmed(body: unknown, harm: readonly Harm[]): unknown {
  const copy: unknown = structuredClone(body)
  for (const { at, how, value: given } of harm) {
    // The same value twice would be put into itself; as deep as some are, nothing else copies them.
    const value = typeof given === 'object' ? (JSON.parse(JSON.stringify(given)) as unknown) : given
    const places = placesIn(copy)
    const place = places[at % places.length]
    if (!place) return value
    const { holder, key } = place
    if (how === 'replace') set(holder, key, value)
    else if (how === 'remove') Reflect.deleteProperty(holder, key)
    else if (how === 'repeat') set(holder, key, Array(30).fill(Reflect.get(holder, key)))
    else set(holder, typeof value === 'string' ? value.slice(0, 50) : 'more', value)
  }
  return copy
}

/** `__proto__` as a field like any other, as it comes out of a JSON text. */
const set = (holder: object, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })

function placesIn(value: unknown, depth = 0): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null || depth > 12) return []
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesIn(Reflect.get(value, key), depth + 1)])
}
