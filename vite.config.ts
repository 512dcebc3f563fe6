import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { reactCompiler } from './scripts/reactCompiler.ts'
import { manifest } from './src/app/manifest.ts'

const serverAddress = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  plugins: [
    react(),
    reactCompiler(),
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
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/,
            },
            { name: 'data', test: /node_modules[\\/](dexie|dexie-react-hooks|comlink|ky)[\\/]/ },
            { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
            // What several screens share goes together by who shares it, and not into hundreds of files: each costs a
            // first visit on a bad network a trip of its own.
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: serverAddress, ws: true }, '/f/': serverAddress } },
})
