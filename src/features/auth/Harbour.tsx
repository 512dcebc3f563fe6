import { makeStyles, tokens } from '@fluentui/react-components'

/** The idea of the name: many lines come in from the sea, one ring leads them, one line goes on. */
export function Harbour() {
  const styles = useStyles()
  return (
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.root}>
      <g fill="none" strokeLinecap="round">
        {starts.map((y, at) => (
          <path key={y} d={`M-20 ${y}C220 ${y} 290 ${352 + at * 3} 470 ${359 + at * 1.25}`} className={styles.line} />
        ))}
        {/* Behind the near side of the ring, over the far one. */}
        <circle cx="460" cy="364" r="92" className={styles.ringGap} />
        <circle cx="460" cy="364" r="92" className={styles.ring} />
        <path d={rope} className={styles.ropeGap} />
        {starts.map((y, at) => (
          <path
            key={y}
            d={`M-20 ${y}C220 ${y} 290 ${352 + at * 3} 470 ${359 + at * 1.25}`}
            pathLength={100}
            strokeDasharray="0 91 9"
            className={styles.line}
          />
        ))}
        <path d={rope} className={styles.rope} />
      </g>
    </svg>
  )
}

const starts = [40, 120, 200, 285, 370, 455, 540, 620, 690]
const rope = 'M468 364C610 362 650 262 830 250'

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  line: { stroke: tokens.colorNeutralForegroundOnBrand, strokeWidth: '2.5px', opacity: 0.5 },
  ringGap: { stroke: tokens.colorBrandBackgroundStatic, strokeWidth: '48px' },
  ring: { stroke: tokens.colorNeutralForegroundOnBrand, strokeWidth: '28px' },
  ropeGap: { stroke: tokens.colorBrandBackgroundStatic, strokeWidth: '32px', strokeLinecap: 'butt' },
  rope: { stroke: tokens.colorNeutralForegroundOnBrand, strokeWidth: '13px' },
})
