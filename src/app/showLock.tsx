import { FluentProvider } from '@fluentui/react-components'
import i18next from 'i18next'
import type { Root } from 'react-dom/client'
import { LockScreen } from '../features/deviceLock/LockScreen.tsx'
import { useTheme } from './theme.ts'

/** Instead of the app, until the key is here, or somebody signs in anew. */
export async function showLock(root: Root): Promise<'opened' | 'signIn'> {
  await i18next.loadNamespaces('deviceLock')
  return new Promise((resolve) => root.render(<Locked onLeave={resolve} />))
}

function Locked({ onLeave }: { onLeave: (how: 'opened' | 'signIn') => void }) {
  return (
    <FluentProvider theme={useTheme()} style={{ height: '100%', background: 'none' }}>
      <LockScreen onLeave={onLeave} />
    </FluentProvider>
  )
}
