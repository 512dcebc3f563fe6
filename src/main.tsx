import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startRouter } from './app/router.tsx'
import { start } from './app/start.ts'

const root = createRoot(document.getElementById('root')!)
await start(root)
const router = await startRouter()
root.render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)
