import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { qrPath } from './qrPath.ts'

/** Dark on light in every theme: many scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles()
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

const useStyles = makeStyles({
  root: {
    width: '224px',
    height: '224px',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    forcedColorAdjust: 'none',
  },
})
