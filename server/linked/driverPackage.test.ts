import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DriverPackageError, fetchDriver } from './driverPackage.ts'

let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-driver-'))
})
afterEach(() => rmSync(data, { recursive: true }))

const nowhere = () => join(data, 'nowhere')
const installed = (calls: string[]) => (folder: string) => {
  calls.push(folder)
  writeFileSync(join(folder, 'installed'), '')
  return Promise.resolve(null)
}

test('it is fetched once, with its lock file, and is there from then on', async () => {
  const calls: string[] = []
  const options = { shared: nowhere(), install: installed(calls) }
  const [folder, same] = await Promise.all([fetchDriver(data, options), fetchDriver(data, options)])
  expect(same).toBe(folder)
  expect(existsSync(join(folder, 'installed'))).toBe(true)
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toContain('7.0.0-rc14')
  expect(await fetchDriver(data, options)).toBe(folder)
  expect(calls).toHaveLength(1)
})

test('one that the demo or the tests have fetched is used', async () => {
  const calls: string[] = []
  const shared = await fetchDriver(data, { shared: nowhere(), install: installed(calls) })
  expect(await fetchDriver(join(data, 'other'), { shared: data, install: installed(calls) })).toBe(shared)
  expect(calls).toHaveLength(1)
})

test('without a network it is said what is missing, nothing half stays, and the next try works', async () => {
  const refused = { shared: nowhere(), install: () => Promise.resolve('request failed, reason: getaddrinfo ENOTFOUND') }
  const failed = fetchDriver(data, refused)
  await expect(failed).rejects.toThrow(DriverPackageError)
  await expect(failed).rejects.toThrow('could not be fetched from the npm registry: request failed')
  expect(readdirSync(data)).toEqual([])
  await expect(fetchDriver(data, { shared: nowhere(), install: installed([]) })).resolves.toContain(data)
})
