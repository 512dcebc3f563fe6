import { start } from './app/start.ts'

// While this device is asked who is signed in, the code that draws is run.
const drawing = import('./app/draw.tsx')
await start(async () => (await drawing).root)
await (await drawing).draw()
