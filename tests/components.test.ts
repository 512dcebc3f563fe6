import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
type Advisory = { id: number; url: string; title: string; severity: string; vulnerable_versions: string }

async function run(task: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/tasks.mjs', task, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, output, errors }
}

test('the list of components has every package that runs, each with its version and licence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-sbom-'))
  const file = join(folder, 'sbom.json')
  expect(await run('sbom', [file])).toMatchObject({ status: 0, errors: '' })
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string; licenses: unknown[] }[]
  }
  rmSync(folder, { recursive: true })
  expect(bomFormat).toBe('CycloneDX')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const named = new Set(components.map(({ name }) => name))
  // An alias such as npm:@e965/xlsx@0.20.3 is listed as what it stands for.
  const wanted = Object.entries(dependencies).map(([name, range]) => /^npm:(.+)@/.exec(range)?.[1] ?? name)
  expect([...wanted, 'node'].filter((name) => !named.has(name))).toEqual([])
  expect(components.filter(({ version, licenses }) => !version || !licenses.length)).toEqual([])
  expect(named.has('vitest')).toBe(false)
  expect(components).toContainEqual(expect.objectContaining({ name: 'baileys', scope: 'optional' }))
})

describe('known advisories', () => {
  let answer: Record<string, Advisory[]> | null = {}
  // What npm asks of a registry: which of these packages and versions have advisories?
  const registry = createServer((request, response) => {
    request.resume()
    if (answer === null || request.method !== 'POST') response.writeHead(405).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const ask = () =>
    run('advisories', [], {
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_fetch_retries: '0',
    })
  beforeAll(async () => {
    registry.listen(0, '127.0.0.1')
    await once(registry, 'listening')
  })
  afterAll(() => registry.close())

  // npm keeps what it once heard of an advisory by its number.
  let number = Date.now()
  const against = (severity: string): Advisory => ({
    id: ++number,
    url: 'https://github.com/advisories/GHSA-test',
    title: 'Something can be done to it',
    severity,
    vulnerable_versions: '<9999',
  })

  test.each([
    ['none', {}, 0, '0 advisories'],
    ['a moderate one', { ws: [against('moderate')] }, 0, '1 advisories, 0 of them'],
    ['a high one', { nodemailer: [against('high')] }, 1, '1 of them high or critical'],
    ['against a tool that does not run', { vitest: [against('critical')] }, 0, '0 advisories'],
  ])('%s', async (_, advisories, status, said) => {
    answer = advisories
    const outcome = await ask()
    expect(outcome.status).toBe(status)
    expect(outcome.output).toContain(said)
    if (status) expect(outcome.output).toContain('https://github.com/advisories/GHSA-test')
  })

  test('a registry that does not answer is no clean bill', async () => {
    answer = null
    const outcome = await ask()
    expect(outcome.status).toBe(2)
    expect(outcome.errors).toContain('could not be asked')
  })
})
