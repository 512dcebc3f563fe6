import { makeStyles, tokens } from '@fluentui/react-components'
import { GlobeRegular } from '@fluentui/react-icons'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { places } from '#domain/statistics/places'
import { phone } from '../../lib/media.ts'
import { MapButtons } from './MapButtons.tsx'
import { naturalEarth } from './shapes.ts'
import { useMapView } from './useMapView.ts'
import { earthArea, middleOf, sizeOf, wholeWorld, zoomedAt, zoomStep } from './view.ts'

/** `country`: as ISO has it. `opacity`: 0 to 1. `to`: where a click leads. */
type ShadedCountry = { country: string; opacity: number; said: string; to: string | null }
/** `wasDragged`: what looks like a click was a move of the map. */
export type DrawnMap = { zoom: number; wasDragged: () => boolean; zoomTo: (point: { x: number; y: number }) => void }

type Props = {
  label: string
  countries: readonly ShadedCountry[]
  /** what stands upon the map */
  renderMarks?: (map: DrawnMap) => ReactNode
}

/** Shaded countries. The table beside it says the same and is the way for the keyboard. */
export function ShadedWorld({ label, countries, renderMarks }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const frame = useRef<SVGSVGElement>(null)
  const { view, setView, wasDragged, handlers } = useMapView(frame, wholeWorld)
  const byShape = new Map(countries.map((one) => [places.get(one.country)?.shape, one]))
  const { width, height } = sizeOf(view)
  return (
    <div className={styles.root}>
      <svg
        ref={frame}
        className={styles.map}
        viewBox={`${view.x} ${view.y} ${width} ${height}`}
        style={{ touchAction: view.zoom > 1 ? 'none' : 'pan-y' }}
        role="group"
        aria-label={label}
        tabIndex={0}
        {...handlers}
      >
        {naturalEarth().shapes.map(({ id, path }) => {
          const one = byShape.get(id)
          return (
            <path
              key={id}
              d={path}
              className={one ? styles.country : styles.land}
              {...(one && { fillOpacity: one.opacity })}
              vectorEffect="non-scaling-stroke"
              onClick={() => {
                if (one?.to && !wasDragged()) void navigate(one.to)
              }}
            >
              {one && <title>{one.said}</title>}
            </path>
          )
        })}
        {renderMarks?.({ zoom: view.zoom, wasDragged, zoomTo: (point) => setView(zoomedAt(view, point, 2.5)) })}
      </svg>
      <MapButtons
        className={styles.buttons}
        words={{ in: t('map.in'), out: t('map.out'), whole: t('map.whole') }}
        whole={<GlobeRegular />}
        onPress={(button) =>
          setView(
            button === 'whole' ? wholeWorld : zoomedAt(view, middleOf(view), button === 'in' ? zoomStep : 1 / zoomStep),
          )
        }
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  map: {
    display: 'block',
    width: '100%',
    aspectRatio: `${earthArea.width} / ${earthArea.height}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    cursor: 'grab',
    userSelect: 'none',
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  land: { fill: tokens.colorNeutralBackground5, stroke: tokens.colorNeutralStroke2, strokeWidth: '0.5px' },
  country: {
    fill: tokens.colorCompoundBrandBackground,
    stroke: tokens.colorNeutralStroke1,
    strokeWidth: '0.5px',
    cursor: 'pointer',
    '@media (forced-colors: active)': { fill: 'Highlight' },
  },
  buttons: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineEnd: tokens.spacingHorizontalS,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    // The map is too small there to have anything upon it.
    [phone]: {
      position: 'static',
      flexDirection: 'row',
      justifyContent: 'flex-end',
      marginBlockStart: tokens.spacingVerticalS,
    },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px' } },
  },
})
