import { build, type Plugin, type Rolldown } from 'vite'

/**
 * For each of these entries the modules that it needs before it can be drawn: what is imported later, and what nothing is
 * left of after shaking, is not among them. Told by a build of them alone, without the React compiler and in some seconds.
 */
export async function screenModules(entries: readonly string[]): Promise<(entry: string) => string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [onlyNow],
    define: { __VERSION__: '""' },
    build: { write: false, minify: false, target: 'es2023', rolldownOptions: { input: [...entries] } },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
  const chunks = new Map(
    outputs.flatMap(({ output }) => output).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  return (entry) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${entry}`))
    if (!chunk) throw new Error(`${entry} was not built`)
    return [...withImports(chunk, chunks)].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) => (code ? [id] : [])),
    )
  }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  found.add(chunk)
  for (const name of chunk.imports) {
    const next = chunks.get(name)
    if (next && !found.has(next)) withImports(next, chunks, found)
  }
  return found
}

const onlyNow: Plugin = {
  name: 'only-now',
  enforce: 'pre',
  resolveDynamicImport: () => false,
  // A worker is a build of its own.
  transform: (code) => code.replaceAll('import.meta.url', '""'),
}
