import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startRouter } from './router.tsx'

export const root = createRoot(document.getElementById('root')!)

export async function draw() {
  const router = await startRouter()
  // In slices: the first screen is as much work as a phone has time for in half a second.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}
