import { mergeClasses } from '@fluentui/react-components'
import { useInk } from './Drawing.tsx'

/** `x`, `y`: its middle. */
export function Envelope({ x, y, isBold }: { x: number; y: number; isBold?: boolean }) {
  const ink = useInk()
  return (
    <g transform={`translate(${x - 20} ${y - 14})`}>
      <rect width="40" height="28" rx="4" className={ink.paper} />
      <path d="M3 5l17 12L37 5" className={mergeClasses(isBold ? ink.accent : ink.line)} />
    </g>
  )
}
