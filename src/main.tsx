import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startRouter } from './app/router.tsx'
import { start } from './app/start.ts'

const root = createRoot(document.getElementById('root')!)
await start(root)
const router = await startRouter()
// In slices: the first screen is as much work as a phone has time for in half a second.
startTransition(() =>
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  ),
)
