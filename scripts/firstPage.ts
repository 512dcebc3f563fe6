import type { Plugin, Rolldown } from 'vite'
import { authEnUS } from '../src/features/auth/texts.en-US.ts'
import { authZhCN } from '../src/features/auth/texts.zh-CN.ts'

/** The script of the page says what is loaded, and when. */
const loaded = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** What a page imports one after another comes at once when its HTML names it. */
const ahead = {
  visitor: ['src/features/auth/LoginScreen.tsx'],
  user: ['src/app/Frame.tsx', 'src/lib/reader.ts', 'workers/client.ts'],
  contacts: ['src/features/contacts/list/ContactsScreen.tsx'],
  'visitor zh-CN': ['src/texts/app.zh-CN.ts', 'src/features/auth/texts.zh-CN.ts'],
  'visitor en-US': ['src/texts/app.en-US.ts', 'src/features/auth/texts.en-US.ts'],
  'user zh-CN': ['src/texts/app.zh-CN.ts'],
  'user en-US': ['src/texts/app.en-US.ts'],
  'contacts zh-CN': ['src/features/contacts/texts.zh-CN.ts'],
  'contacts en-US': ['src/features/contacts/texts.en-US.ts'],
}

/** Fills in what index.html cannot know: the title of the sign-in page, and which files the first page will ask for. */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        (bundle ? html.replaceAll(loaded, '') : html)
          .replace('%title.zh-CN%', authZhCN.signIn.title)
          .replace('%title.en-US%', authEnUS.signIn.title)
          .replace('/* files */ {}', () => JSON.stringify(bundle ? filesOf(bundle) : {})),
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const namesOf = (modules: readonly string[]) => {
    const seen = new Set<string>()
    const add = (name: string) => {
      const chunk = chunks.find(({ fileName }) => fileName === name)
      if (!chunk || seen.has(name)) return
      seen.add(name)
      chunk.imports.forEach(add)
    }
    for (const module of modules) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
      if (!chunk) throw new Error(`${module} has no file of its own`)
      add(chunk.fileName)
    }
    return seen
  }
  const first = namesOf(['index.html', 'src/app/draw.tsx'])
  const others = Object.entries(ahead).map(
    ([when, modules]) => [when, [...namesOf(modules)].filter((name) => !first.has(name))] as const,
  )
  return { first: [...first], ...Object.fromEntries(others) }
}
