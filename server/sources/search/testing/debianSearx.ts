import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Debian's searx: see `metasearch` in scripts/tasks.mjs. */
const program = '/usr/bin/searx-run'
const example = '/usr/share/doc/searx/examples/settings.yml'
export const isSearxThere = existsSync(program) && existsSync(example)

/** An engine of it, and where the server is that it asks instead of the world. */
export type SearxEngine = { name: string; url: string }

/** A metasearch written by others. */
export async function openSearx(engines: readonly SearxEngine[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'searx-'))
  const port = await freePort()
  const settings = join(folder, 'settings.yml')
  await writeFile(settings, settingsOf(engines, port))
  const child = spawn(program, [], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: '/usr/bin:/bin', HOME: folder, SEARX_SETTINGS_PATH: settings },
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  return {
    url,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Its own example, with these engines instead of those of the world. */
function settingsOf(engines: readonly SearxEngine[], port: number): string {
  const said = readFileSync(example, 'utf8')
  const own = engines.map(
    ({ name, url }) => `  - name: ${name}
    engine: json_engine
    shortcut: ${name.slice(0, 2)}
    categories: general
    paging: true
    search_url: ${url}/?q={query}&page={pageno}
    results_query: results
    url_query: url
    title_query: title
    content_query: content
    timeout: 5.0
    enable_http: true
`,
  )
  return said
    .replace(/^engines:[\s\S]*?(?=^[a-z_]+:)/m, `engines:\n${own.join('')}`)
    .replace(/^( *)port *: *\d+.*$/m, `$1port : ${port}`)
    .replace('ultrasecretkey', 'a key of a test and no secret at all')
    .replace(/^search:$/m, 'search:\n    formats: [html, json]')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    const isThere = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (isThere) return
    await sleep(100)
  }
  throw new Error('searx does not answer')
}
