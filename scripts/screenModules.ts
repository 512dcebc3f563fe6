import { build, type Plugin, type Rolldown } from 'vite'

/**
 * The modules that a page needs before it can be drawn: what is imported later, and what nothing is left of after shaking,
 * is not among them. Told by a build of that page alone, without the React compiler and in two seconds.
 */
export async function screenModules(...entries: string[]): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [onlyNow],
    define: { __VERSION__: '""' },
    build: { write: false, minify: false, target: 'es2023', rolldownOptions: { input: entries, output: oneFile } },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  return new Set(
    chunks.flatMap(({ modules }) => Object.entries(modules).flatMap(([id, { code }]) => (code ? [id] : []))),
  )
}

const oneFile = { codeSplitting: { groups: [{ name: 'all' }] } }

const onlyNow: Plugin = {
  name: 'only-now',
  enforce: 'pre',
  resolveDynamicImport: () => false,
  // A worker is a build of its own.
  transform: (code) => code.replaceAll('import.meta.url', '""'),
}
