import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

// The rules that types cannot hold; the arrows between the top folders are held by their tsconfigs and imports.
const root = join(import.meta.dirname, '..')

const allowed: Record<string, string[]> = {
  domain: ['domain'],
  workers: ['workers', 'domain'],
  src: ['src', 'workers', 'domain'],
  server: ['server', 'domain'],
}

test('imports follow the arrows: server → domain ← workers ← src', () => {
  const wrong = Object.keys(allowed).flatMap((top) =>
    sources(top).flatMap((file) =>
      importsOf(file)
        .map((path) => topOf(file, path))
        .filter((target) => target && !allowed[top]!.includes(target))
        .map((target) => `${relative(root, file)} imports ${target}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('areas do not import each other; what two share moves down', () => {
  const wrong = ['src/features', 'server/features'].flatMap((folder) =>
    sources(folder).flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith('.'))
        .map((path) => relative(join(root, folder), join(file, '..', path)).split(sep))
        .filter(([area]) => area !== '..' && area !== areaOf(folder, file) && areaOf(folder, file) !== 'index.ts')
        .map((path) => `${relative(root, file)} imports ${path.join('/')}`),
    ),
  )
  expect(wrong).toEqual([])
})

/** Where the server knows areas: they themselves with what lies beneath one of them, and what puts all of it together. */
const knowsAreas =
  /^server\/(features|assistant|autoMarketing|campaigns|conversations|customs|email|sms|whatsapp|linked|ownPages|leads|shop|sources|sandbox|sample|testing)\/|^server\/(admin|app|main|operator|services|settings|start)\.ts$/

test('the ground floor of the server names no area: it asks all of them by server/area.ts', () => {
  const wrong = sources('server').flatMap((file) => {
    const name = relative(root, file).replaceAll(sep, '/')
    if (knowsAreas.test(name)) return []
    return importsOf(file)
      .filter((path) => path.startsWith('.'))
      .map((path) => relative(root, join(file, '..', path)).replaceAll(sep, '/'))
      .filter((target) => knowsAreas.test(target) && target !== 'server/settings.ts' && target !== 'server/operator.ts')
      .map((target) => `${name} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

test('the core of campaigns knows no channel: each hands in its ledger and its driver', () => {
  const wrong = sources('server/campaigns').flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('.'))
      .map((path) => relative(root, join(file, '..', path)).replaceAll(sep, '/'))
      .filter((target) => /^server\/(email|channels|features)\//.test(target))
      .map((target) => `${relative(root, file)} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('all services at once are known to who puts the server together: an area says which ones it takes', () => {
  const taking = sources('server')
    .filter((file) => importsOf(file).some((path) => join(file, '..', path) === join(root, 'server/services.ts')))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
  expect(taking.toSorted()).toEqual(['server/app.ts', 'server/features/index.ts'])
})

// Files that only name each other's types are told apart by the compiler; what is loaded has to have an order.
test('no files load each other in a circle', () => {
  const done = new Set<string>()
  const circleFrom = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    done.add(file)
    return loadedBy(file)
      .map((next) => circleFrom(next, [...way, file]))
      .find(Boolean)
  }
  const circles = Object.keys(allowed)
    .flatMap(sources)
    .map((file) => circleFrom(file, []))
    .filter((circle) => circle !== undefined)
  expect(circles.map((circle) => circle.map((file) => relative(root, file)).join(' → '))).toEqual([])
})

// It is one plain script: what starts a worker, or names a file beside itself, is a syntax error there, and nothing works
// without a network any more.
test('the service worker loads nothing that needs to be a module', () => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    loadedBy(file).forEach(visit)
  }
  visit(join(root, 'workers/sync/sw.ts'))
  expect(seen.size).toBeGreaterThan(20)
  const wrong = [...seen].filter((file) => readFileSync(file, 'utf8').includes('import.meta.url'))
  expect(wrong.map((file) => relative(root, file))).toEqual([])
})

// Fluent gives the focus back to few openers; the frames of this product do it for all.
test('a dialog is opened in a frame that gives the focus back', () => {
  const ofFluent = (name: string) => (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@fluentui\/react-components'/gm)].some((found) =>
      found[1]!.split(',').some((one) => one.trim().split(' ')[0] === name),
    )
  const files = sources('src')
  const dialogs = files.filter(ofFluent('Dialog')).map((file) => relative(root, file))
  expect(dialogs).toEqual([join('src', 'components', 'Dialog.tsx')])
  const drawers = files
    .filter(ofFluent('OverlayDrawer'))
    .filter((file) => !/useFocusGivenBack/.test(readFileSync(file, 'utf8')))
  // These stay in the page while they are closed, and name the button that opens them to Fluent.
  expect(drawers.map((file) => relative(root, file))).toEqual([
    join('src', 'app', 'MoreSheet.tsx'),
    join('src', 'app', 'SyncPanel.tsx'),
  ])
})

// A part of it is under the GPL, and it writes private keys to the console: it is fetched apart, and runs apart.
test('the library of linked phones is no dependency, and nothing but its own workers loads it', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  for (const name of ['baileys', 'libsignal', 'whatsapp-rust-bridge']) {
    expect(lock).not.toContain(`"node_modules/${name}"`)
    const importing = Object.keys(allowed)
      .flatMap(sources)
      .filter((file) => importsOf(file).includes(name))
    expect(importing).toEqual([])
  }
  const loaders = ['server/linked/worker/library.ts', 'server/sandbox/phones/wire.ts'].map((name) => join(root, name))
  const known = new Map(loaders.map((file) => [file, true]))
  function reaches(file: string): boolean {
    if (!known.has(file)) {
      known.set(file, false)
      known.set(file, loadedBy(file).some(reaches))
    }
    return known.get(file)!
  }
  const inWorkers = /^server\/(linked\/worker|sandbox\/phones)\//
  const outside = sources('server').filter((file) => !inWorkers.test(relative(root, file).replaceAll(sep, '/')))
  const handles = ['server/linked/driver.ts', 'server/sandbox/phones/simulator.ts'].map((name) => join(root, name))
  expect([...outside, ...handles].filter(reaches).map((file) => relative(root, file))).toEqual([])
})

test('every area is registered', () => {
  const forgotten = ['src/features', 'server/features'].flatMap((folder) => {
    const index = readFileSync(join(root, folder, 'index.ts'), 'utf8')
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !index.includes(`./${entry.name}/`))
      .map((entry) => `${folder}/index.ts does not name ${entry.name}`)
  })
  expect(forgotten).toEqual([])
})

test('a feature that shows tags, categories or sources has them read: without their provider there are none to choose', () => {
  const folders = readdirSync(join(root, 'src/features'), { withFileTypes: true }).filter((one) => one.isDirectory())
  const using = folders.filter(({ name }) => {
    const texts = sources(`src/features/${name}`).map((file) => readFileSync(file, 'utf8'))
    const has = (pattern: RegExp) => texts.some((text) => pattern.test(text))
    return has(/\buseLabel(s|sAbove|Maker)\(/) && !has(/<LabelsProvider>/)
  })
  expect(using.map(({ name }) => name)).toEqual([])
})

test('an area of the server has the name that it has in the domain, and says there what it does for the core', () => {
  const folders = readdirSync(join(root, 'server/features'), { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !existsSync(join(root, 'domain', name)))).toEqual([])
  const silent = folders.filter(({ name }) => !existsSync(join(root, 'server/features', name, 'area.ts')))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('the domain knows no clock and no randomness', () => {
  const wrong = sources('domain').filter((file) =>
    /\bDate\.now|new Date\(\)|Math\.random|crypto\./.test(readFileSync(file, 'utf8')),
  )
  expect(wrong.map((file) => relative(root, file))).toEqual([])
})

// "Asked" or "Kept" says nothing in a search of the whole tree; a noun such as "TokenRequest" is found.
test('a type is named by a noun, not by a participle', () => {
  const found = declarations(/^[ \t]*(?:export )?(?:type|interface) (\w+)/gm).keys()
  expect([...found].filter(isParticiple).toSorted()).toEqual([])
})

test('an exported name is declared in one file only', () => {
  const files = declarations(/^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm)
  const doubled = [...files].filter(([, declared]) => declared.size > 1)
  expect(doubled.map(([name, declared]) => [name, ...[...declared].map((file) => relative(root, file))])).toEqual([])
})

/** Name → the files that declare it. */
function declarations(pattern: RegExp): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const file of Object.keys(allowed).flatMap(sources))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(pattern))
      files.set(name!, (files.get(name!) ?? new Set()).add(file))
  return files
}

const irregular =
  /(^|[a-z])(Born|Bound|Broken|Built|Chosen|Done|Drawn|Found|Given|Gone|Held|Hidden|Kept|Known|Left|Lost|Made|Meant|Met|Said|Seen|Sent|Shown|Sought|Spoken|Taken|Thought|Told|Torn|Worn|Written)$/
/** Nouns that end like a participle. */
const nouns = /(Encoding|Feed|Heading|Mailing|Mapping|Meaning|Need|Recording|Seed|Setting|Speed|String|Thing|Warning)$/

const isParticiple = (name: string): boolean =>
  (/[a-z](ed|ing)$/.test(name) || irregular.test(name)) && !nouns.test(name)

function sources(folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(path, name))
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((found) => found[1]!)
}

/** Those that run before it: what it imports for more than types, and not only when somebody asks. */
function loadedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)[^'(]*?from '([^']+)'/gm)]
    .map((found) => found[1]!)
    .filter((path) => /^[.#]/.test(path))
    .map((path) => (path.startsWith('#') ? `${join(root, path.slice(1))}.ts` : join(file, '..', path)))
    .filter((path) => existsSync(path))
}

function topOf(file: string, path: string): string | undefined {
  if (path.startsWith('#')) return path.slice(1).split('/')[0]
  if (!path.startsWith('.')) return undefined
  return relative(root, join(file, '..', path)).split(sep)[0]
}

function areaOf(folder: string, file: string): string | undefined {
  return relative(join(root, folder), file).split(sep)[0]
}
