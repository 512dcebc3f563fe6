import type { ComponentProps } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'

/** In the middle of what a window has left, whatever stands above it. */
export function NothingHere(props: ComponentProps<typeof EmptyState>) {
  return (
    <div style={{ display: 'grid', flex: '1 0 auto' }}>
      <EmptyState {...props} />
    </div>
  )
}
