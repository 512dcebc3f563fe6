import { RunWindow } from './RunWindow.tsx'
import { useEverybody } from './useEverybody.ts'

type Props = { id: string; onClose: () => void }

/** A distribution that was started in this tab, looked at once more. */
export function FollowWindow({ id, onClose }: Props) {
  return <RunWindow id={id} everybody={useEverybody()} onBack={onClose} onClose={onClose} />
}
