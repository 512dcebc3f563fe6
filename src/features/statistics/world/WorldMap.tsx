import { makeStyles, tokens } from '@fluentui/react-components'
import { GlobeRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { places } from '#domain/statistics/places'
import { type Cluster, clustersOf, levelOf, opacityOf } from '../../../components/map/clusters.ts'
import { MapButtons } from '../../../components/map/MapButtons.tsx'
import { naturalEarth } from '../../../components/map/shapes.ts'
import { useMapView } from '../../../components/map/useMapView.ts'
import { earthArea, middleOf, sizeOf, wholeWorld, zoomedAt, zoomStep } from '../../../components/map/view.ts'
import { useFormats } from '../../../lib/formats.ts'
import { phone } from '../../../lib/media.ts'
import type { CountRow, PlaceRow } from '../rows.ts'

/** Circles keep their size on the screen, whatever the zoom. */
const circle = { least: 9, most: 26, apart: 34, text: 10 }

/** The countries shaded by their contacts. The list beside it says the same and is the way for the keyboard. */
export function WorldMap({ countries, spots }: { countries: readonly CountRow[]; spots: readonly PlaceRow[] }) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const navigate = useNavigate()
  const frame = useRef<SVGSVGElement>(null)
  const { view, setView, wasDragged, handlers } = useMapView(frame, wholeWorld)
  const most = Math.max(1, ...countries.map(({ count }) => count))
  const all = spots.reduce((sum, { count }) => sum + count, 0)
  const spotsByCode = new Map(spots.map((row) => [row.value, row]))
  const rowsByShape = new Map(countries.flatMap((row) => shapeIdsOf(row).map((id) => [id, row] as const)))
  const wordsOf = (row: CountRow) => t('world.country', { name: row.name, count: row.count })
  const go = (row: CountRow | undefined) => {
    if (row?.to && !wasDragged()) void navigate(row.to)
  }
  const open = ({ spots: near, x, y }: Cluster) => {
    if (wasDragged()) return
    if (near.length > 1 && view.zoom < earthArea.mostZoom) setView(zoomedAt(view, { x, y }, 2.5))
    else go(spotsByCode.get(near[0]!.code))
  }
  const { width, height } = sizeOf(view)
  return (
    <div className={styles.root}>
      <svg
        ref={frame}
        className={styles.map}
        viewBox={`${view.x} ${view.y} ${width} ${height}`}
        style={{ touchAction: view.zoom > 1 ? 'none' : 'pan-y' }}
        role="group"
        aria-label={t('world.label')}
        tabIndex={0}
        {...handlers}
      >
        {naturalEarth().shapes.map(({ id, path }) => {
          const row = rowsByShape.get(id)
          return (
            <path
              key={id}
              d={path}
              className={row ? styles.country : styles.land}
              {...(row && { fillOpacity: opacityOf(levelOf(row.count, most)) })}
              vectorEffect="non-scaling-stroke"
              onClick={() => go(row)}
            >
              {row && <title>{wordsOf(row)}</title>}
            </path>
          )
        })}
        {clustersOf(spotsOf(spots), circle.apart / view.zoom).map((cluster) => {
          const largest = spotsByCode.get(cluster.spots[0]!.code)!
          const words = formats.number(cluster.count)
          const radius = radiusOf(cluster.count / all, words)
          return (
            <g key={largest.value} className={styles.spot} onClick={() => open(cluster)}>
              <title>{cluster.spots.map(({ code }) => wordsOf(spotsByCode.get(code)!)).join('\n')}</title>
              <circle
                cx={cluster.x}
                cy={cluster.y}
                r={radius / view.zoom}
                className={styles.circle}
                vectorEffect="non-scaling-stroke"
              />
              <text
                x={cluster.x}
                y={cluster.y}
                className={styles.count}
                fontSize={circle.text / view.zoom}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {words}
              </text>
            </g>
          )
        })}
      </svg>
      <MapButtons
        className={styles.buttons}
        words={{ in: t('world.in'), out: t('world.out'), whole: t('world.whole') }}
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

/** By its part of all, and large enough for its number. */
const radiusOf = (part: number, words: string) =>
  Math.max(circle.least + (circle.most - circle.least) * Math.sqrt(part), (words.length * circle.text) / 3.2 + 3)

const shapeIdsOf = ({ value, count }: CountRow) => (count > 0 && places.has(value) ? [places.get(value)!.shape] : [])
const spotsOf = (rows: readonly PlaceRow[]) =>
  rows.map((row) => ({ ...naturalEarth().pointOf(row), code: row.value, count: row.count }))

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
  spot: { cursor: 'pointer' },
  circle: {
    fill: tokens.colorNeutralBackground1,
    fillOpacity: 0.9,
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '1.5px',
  },
  count: { fill: tokens.colorNeutralForeground1, fontFamily: tokens.fontFamilyBase, fontWeight: 600 },
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
