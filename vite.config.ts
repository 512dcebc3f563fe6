import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './src/app/manifest.ts'

const serverAddress = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  plugins: [
    react(),
    // What a screen has drawn already is not drawn again: a change of one field cost the whole panel.
    // A row that may be null is not looked into for what a handler of it needs once somebody clicks.
    babel({ presets: [reactCompilerPreset({ environment: { enableTreatFunctionDepsAsConditional: true } })] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/sync',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'], maximumFileSizeToCacheInBytes: 4_000_000 },
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
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/,
            },
            { name: 'data', test: /node_modules[\\/](dexie|dexie-react-hooks|comlink|ky)[\\/]/ },
            { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: serverAddress, ws: true }, '/f/': serverAddress } },
})
