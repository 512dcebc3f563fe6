import { AppError, errors } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { request } from './http.ts'
import { readOnce } from './reader.ts'

/** What the server has not heard yet of an export: that it was made without a network, and how it ended. */
type Untold = {
  began?: InputOf<typeof subAccountCalls.exportBegan>
  done: InputOf<typeof subAccountCalls.exportDone>
}

const key = 'exportsToTell'
let telling = Promise.resolve()

/** Kept first, so that a closed page does not hide an export; told as soon as somebody listens. */
export async function tellLater(untold: Untold): Promise<void> {
  await readOnce((db) =>
    db.transaction('rw', db.drafts, async () => {
      const waiting = ((await db.drafts.get(key))?.value as Untold[] | undefined) ?? []
      await db.drafts.put({ key, value: [...waiting, untold], at: Date.now() })
    }),
  )
  await tellExports()
}

/** One after the other; what could not be told waits for the next time. */
export function tellExports(): Promise<void> {
  telling = telling.then(tellAll).catch((error: unknown) => {
    if (!isUnreachable(error)) console.error(error)
  })
  return telling
}

async function tellAll() {
  for (let next = await first(); next; next = await first()) {
    await tell(next)
    await forget(next)
  }
}

/** Sent again it is the same export. What the server does not take will not be taken the next time either. */
async function tell({ began, done }: Untold) {
  try {
    if (began) await request(subAccountCalls.exportBegan, began)
    await request(subAccountCalls.exportDone, done)
  } catch (error) {
    if (passes(error)) throw error
    console.error(error)
  }
}

export const isUnreachable = (error: unknown) =>
  error instanceof AppError && ['network', 'captivePortal', 'serverBusy'].includes(error.code)
const passes = (error: unknown) =>
  isUnreachable(error) ||
  (error instanceof AppError && (error.code === 'tooManyRequests' || errors[error.code].client === 'signOut'))

const read = async () => ((await readOnce((db) => db.drafts.get(key)))?.value as Untold[] | undefined) ?? []
const first = async () => (await read())[0]

const forget = ({ done }: Untold) =>
  readOnce((db) =>
    db.transaction('rw', db.drafts, async () => {
      const left = ((await db.drafts.get(key))?.value as Untold[] | undefined)?.filter((one) => one.done.id !== done.id)
      if (left?.length) await db.drafts.put({ key, value: left, at: Date.now() })
      else await db.drafts.delete(key)
    }),
  )
