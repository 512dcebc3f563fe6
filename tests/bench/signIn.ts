import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authCalls } from '#domain/auth/calls'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { hashPassword, isPassword } from '../../server/people/password.ts'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start.ts'
import { Device } from '../../server/testing/device.ts'
import { type Figure, percentile } from './table.ts'

const atOnce = 50
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const password = 'a long password'
// The request, the throttle's rows and the session against the hash alone.
const cost = 1.5

/** Fifty people sign in at once, against as many bare checks of a hash at once. */
export async function benchSignIn(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, databaseUrl: null }
  const server = await startServer(settings, noLog)
  try {
    const names = Array.from({ length: atOnce }, (_, n) => `visitor-${n}`)
    for (const username of names) await createCompany(server.database, { username, password })
    const hash = await hashPassword(password)
    const bare = () => isPassword(hash, password)
    const signIn = async (_: unknown, n: number) => {
      const device = new Device(server.url)
      const from = { 'x-forwarded-for': `198.51.100.${n}` }
      const { status } = await device.ask(authCalls.login, { account: names[n], password }, from)
      if (status !== 200) throw new Error(`sign-in answered ${status}`)
    }
    const [took, tookBare] = await takingTurns(signIn, bare)
    return [
      {
        name: `signing in, ${atOnce} at once, p95`,
        value: percentile(took!, 95),
        unit: 'ms',
        against: { name: 'argon2id alone, p95', value: percentile(tookBare!, 95), atMost: cost },
      },
      { name: 'signing in, median', value: percentile(took!, 50), unit: 'ms' },
    ]
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

type Work = (value: unknown, n: number) => Promise<unknown>

/** One after the other in each round, so that both meet the same machine; how long each one of the fifty waited. */
async function takingTurns(...works: Work[]): Promise<number[][]> {
  for (const work of works) await together(work)
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [n, work] of works.entries()) times[n]!.push(...(await together(work)))
  return times
}

const together = (work: Work) =>
  Promise.all(
    Array.from({ length: atOnce }, async (_, n) => {
      const from = performance.now()
      await work(null, n)
      return performance.now() - from
    }),
  )
