import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const rooms = ['domain', 'workers', 'src', 'server', 'tests']
/** Starting databases and servers, these come only where the quick ones noticed nothing. */
const isSlow = (test: string) => /^(server|tests)\//.test(test)

export type Selection = { quick: string[]; slow: string[] }

/** The tests that run a file's code: its own first, then those that import it, the nearest before the others. */
export function testSelector(root: string, most: { quick: number; slow: number }): (file: string) => Selection {
  const importers = importersIn(root)
  return (file) => {
    const own = file.replace(/\.ts$/, '.test.ts')
    const tests = reaching(file, importers)
      .filter((path) => /\.test\.tsx?$/.test(path))
      .toSorted((a, b) => Number(b === own) - Number(a === own))
    return {
      quick: tests.filter((test) => !isSlow(test)).slice(0, most.quick),
      slow: tests.filter(isSlow).slice(0, most.slow),
    }
  }
}

/** Breadth first. */
function reaching(file: string, importers: ReadonlyMap<string, string[]>): string[] {
  const found = new Set([file])
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return [...found]
}

function importersIn(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const path of globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    for (const used of importsOf(path, readFileSync(join(root, path), 'utf8')))
      importers.set(used, [...(importers.get(used) ?? []), path])
  }
  return importers
}

/** What is imported for its types alone does not run. */
export function importsOf(path: string, source: string): string[] {
  const found = source.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm)
  return [...found].flatMap(([, named, lazy]) => {
    const name = named ?? lazy ?? ''
    if (name.startsWith('#')) return [`${name.slice(1)}.ts`]
    return name.startsWith('.') ? [normalize(join(dirname(path), name))] : []
  })
}
