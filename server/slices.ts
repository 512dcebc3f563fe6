/** No longer than this at a time: what waits behind it is other people's. */
const sliceMs = 10

const waiting: (() => void)[] = []

/**
 * When the event loop has been round for everybody else. Of all long work in this process one piece goes on in each
 * round, so that ten users' long work does not add up to one long wait.
 */
export function nextRound(): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(goOn)
    if (waiting.length === 1) setImmediate(goRound)
  })
}

function goRound(): void {
  waiting.shift()!()
  if (waiting.length) setImmediate(goRound)
}

/** Long work in slices: after each, everybody else has the event loop. */
export class Slices {
  readonly #clock: () => number
  #since: number

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
    this.#since = clock()
  }

  /** To be asked between two steps, each of which is short. */
  get isOver(): boolean {
    return this.#clock() - this.#since >= sliceMs
  }

  async rest(): Promise<void> {
    await nextRound()
    this.#since = this.#clock()
  }
}

/** One item after the other, in slices. */
export async function inSlices<T>(items: Iterable<T>, each: (item: T) => void): Promise<void> {
  const slices = new Slices()
  for (const item of items) {
    if (slices.isOver) await slices.rest()
    each(item)
  }
}

/** Characters of JSON that go to the database with one statement: a driver that is given all at once keeps everybody waiting. */
const partLength = 1_000_000

/** Hands on the items in parts, each with their texts; made in slices, one part after the other. */
export async function inParts<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  write: (items: readonly T[], texts: readonly string[]) => Promise<void>,
): Promise<void> {
  const slices = new Slices()
  let part: T[] = []
  let texts: string[] = []
  let length = 0
  const flush = async () => {
    if (!part.length) return
    await write(part, texts)
    part = []
    texts = []
    length = 0
  }
  for (const item of items) {
    if (slices.isOver) await slices.rest()
    const text = textOf(item)
    part.push(item)
    texts.push(text)
    length += text.length
    if (length >= partLength) await flush()
  }
  await flush()
}
