import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { guarded } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import { openSandboxGraph, type SandboxGraph } from './server.ts'
import { untoldInFile } from './untold.ts'
import type { SavedGraphWorld } from './world.ts'

/** The demo's Graph: a portfolio that may write to 2,000 persons a day, and one that may to 250. */
export type SandboxGraphs = SandboxGraph & {
  /** as a company is to enter them */
  offered: () => {
    setting: { kind: 'cloud'; waba: string; number: string }
    display: string
    token: string
    appSecret: string
  }[]
}

type GraphsFile = { port: number; worlds: SavedGraphWorld[] }
const saveEveryMs = 1_000

/** As it was when it was left: the numbers of a demo that goes on know its address and its secrets. */
export async function openSandboxGraphs(
  file: string,
  { clock, log }: { clock: () => number; log: Log },
): Promise<SandboxGraphs> {
  const saved = readSaved(file)
  const graph = await openSandboxGraph({
    clock,
    log,
    port: saved?.port ?? 0,
    untold: untoldInFile(`${file}.untold`),
    portfolios: [
      { portfolioLimit: 2_000, display: '+86 574 8700 0001', saved: saved?.worlds[0] ?? null },
      { portfolioLimit: 250, display: '+86 574 8700 0002', saved: saved?.worlds[1] ?? null },
    ],
  })
  let last = ''
  function save(): void {
    const now = JSON.stringify({
      port: Number(new URL(graph.url).port),
      worlds: graph.worlds.map((one) => one.saved()),
    })
    if (now === last) return
    last = now
    // A server that is killed as it writes leaves the file of before.
    writeFileSync(`${file}.new`, now, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  save()
  const saving = setInterval(guarded(log, 'the Graph of the sandbox is not saved', save), saveEveryMs)
  saving.unref()
  return {
    ...graph,
    offered: () =>
      graph.worlds.map(({ waba, number, display, token, appSecret }) => ({
        setting: { kind: 'cloud', waba, number },
        display,
        token,
        appSecret,
      })),
    async stop() {
      clearInterval(saving)
      await graph.stop()
      save()
    },
  }
}

function readSaved(file: string): GraphsFile | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GraphsFile) : null
  } catch {
    return null
  }
}
