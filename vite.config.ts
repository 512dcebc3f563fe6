import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstPage } from './scripts/firstPage.ts'
import { reactCompiler } from './scripts/reactCompiler.ts'
import { screenModules } from './scripts/screenModules.ts'
import { manifest } from './src/app/manifest.ts'

const serverAddress = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig(async ({ command }) => ({
  plugins: [
    react(),
    reactCompiler(),
    firstPage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/sync',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        globIgnores: ['**/jschardet*'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      devOptions: { enabled: false },
    }),
  ],
  worker: { format: 'es' },
  define: { __VERSION__: JSON.stringify(process.env.BUILD_ID ?? process.env.npm_package_version ?? 'dev') },
  build: {
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        // What is put together must still run in the order in which it was written.
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: command === 'build' ? await chunkGroups() : [],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: serverAddress, ws: true }, '/f/': serverAddress } },
}))

async function chunkGroups() {
  const first = ['src/main.ts', 'src/app/draw.tsx']
  const signIn = ['src/features/auth/LoginScreen.tsx']
  const list = ['src/app/Frame.tsx', 'src/features/contacts/list/ContactsScreen.tsx']
  const modulesOf = await screenModules([...first, ...signIn, ...list])
  const isOf = (entries: readonly string[]) => {
    const modules = new Set(entries.flatMap(modulesOf))
    return (id: string) => modules.has(id)
  }
  return [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/,
    },
    { name: 'data', test: /node_modules[\\/](dexie|dexie-react-hooks|comlink|ky)[\\/]/ },
    { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
    { name: 'first', test: isOf(first) },
    // A visitor's page, and the frame with the page that it opens on, come in a file each: a trip costs more than bytes.
    { name: 'signIn', test: isOf(signIn) },
    { name: 'frame', test: isOf(list) },
    // What several other screens share goes together by who shares it, and not into hundreds of files.
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
  ]
}
