import { type Contact, newContact } from '#domain/contacts/contact'
import { type LocalDatabase, openUserDatabase } from '#workers/database/database'
import { newId } from '#workers/newId'

// What the bench stores and reads. Everything is made from a fixed seed.
export const user = '0190a000-0000-7000-8000-000000000001'
export const owner = { account: '0190a000-0000-7000-8000-0000000000aa', user }

/** What a first sync is measured with. */
export const storedRows = 100_000

export const sampleId = (at: number) => `0190a000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`

export function sampleContact(at: number): Contact {
  const name = `${'王李张刘陈杨黄赵周吴'[at % 10]}${'伟芳娜秀英敏静丽强磊'[(at * 7) % 10]}${'明超杰涛艳勇军洋'[(at * 3) % 8]}`
  return newContact(
    sampleId(at),
    {
      name,
      company: `${['Shenzhen', 'Ningbo', '义乌市', 'Hamburg'][at % 4]} ${name} Trading Co., Ltd. ${at}`,
      position: ['采购经理', 'Buyer', 'CEO', '总经理'][at % 4]!,
      phones: [{ full_number: `86138${String(at).padStart(8, '0')}`, is_wt: 'unvalidated' }],
      emails: [{ email: `user${at}@example${at % 97}.com`, is_valid: 'toVerify' }],
      company_website: `www.example${at % 97}.com/${at}`,
      address: `${at % 999} Renmin Road, Building ${at % 37}, Room ${at}, ${name}`,
      founded_time: `${1980 + (at % 40)}-05-18`,
      country: ['CN', 'DE', 'US', 'IN'][at % 4]!,
      remark: `Booth ${at % 700} 对新产品感兴趣 & wants <samples>, follow up by ${at % 28}`,
    },
    user,
    1_700_000_000_000 + at * 60_000,
  )
}

export const label = (n: number) => sampleId(1_000_000 + n)

/** The same with labels, as contacts that were worked with have them. */
export const labelledContact = (at: number): Contact => ({
  ...sampleContact(at),
  tag: [label(at % 12), label(12 + (at % 5))],
  category: label(20 + (at % 6)),
  source: label(30 + (at % 4)),
})

/** A database of its own for each name. */
export async function withDatabase<T>(name: string, work: (database: LocalDatabase) => Promise<T>): Promise<T> {
  const database = await openUserDatabase({ owner: { ...owner, account: owner.account.slice(0, -2) + name }, newId })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now()
  const value = await work()
  return { ms: performance.now() - began, value }
}

/** The longest time in which nobody else was answered, until it is asked. */
export function watchBusy(): () => number {
  let [last, longest] = [performance.now(), 0]
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  return () => {
    clearInterval(timer)
    return longest
  }
}
