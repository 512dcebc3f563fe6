import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type Cluster, clustersOf, levelOf, opacityOf } from '../../../components/map/clusters.ts'
import { type DrawnMap, ShadedWorld } from '../../../components/map/ShadedWorld.tsx'
import { naturalEarth } from '../../../components/map/shapes.ts'
import { earthArea } from '../../../components/map/view.ts'
import { useFormats } from '../../../lib/formats.ts'
import type { CountRow, PlaceRow } from '../rows.ts'

/** Circles keep their size on the screen, whatever the zoom. */
const circle = { least: 9, most: 26, apart: 34, text: 10 }

/** The countries shaded by their contacts. The list beside it says the same and is the way for the keyboard. */
export function WorldMap({ countries, spots }: { countries: readonly CountRow[]; spots: readonly PlaceRow[] }) {
  const { t } = useTranslation('statistics')
  const most = Math.max(1, ...countries.map(({ count }) => count))
  const wordsOf = (row: CountRow) => t('world.country', { name: row.name, count: row.count })
  return (
    <ShadedWorld
      label={t('world.label')}
      countries={countries
        .filter(({ count }) => count > 0)
        .map((row) => ({
          country: row.value,
          opacity: opacityOf(levelOf(row.count, most)),
          said: wordsOf(row),
          to: row.to,
        }))}
      renderMarks={(map) => <Spots spots={spots} map={map} wordsOf={wordsOf} />}
    />
  )
}

type SpotsProps = { spots: readonly PlaceRow[]; map: DrawnMap; wordsOf: (row: CountRow) => string }

function Spots({ spots, map: { zoom, wasDragged, zoomTo }, wordsOf }: SpotsProps) {
  const styles = useStyles()
  const formats = useFormats()
  const navigate = useNavigate()
  const all = spots.reduce((sum, { count }) => sum + count, 0)
  const spotsByCode = new Map(spots.map((row) => [row.value, row]))
  const open = ({ spots: near, x, y }: Cluster) => {
    if (wasDragged()) return
    if (near.length > 1 && zoom < earthArea.mostZoom) return zoomTo({ x, y })
    const { to } = spotsByCode.get(near[0]!.code)!
    if (to) void navigate(to)
  }
  return clustersOf(spotsOf(spots), circle.apart / zoom).map((cluster) => {
    const largest = spotsByCode.get(cluster.spots[0]!.code)!
    const words = formats.number(cluster.count)
    const radius = radiusOf(cluster.count / all, words)
    return (
      <g key={largest.value} className={styles.spot} onClick={() => open(cluster)}>
        <title>{cluster.spots.map(({ code }) => wordsOf(spotsByCode.get(code)!)).join('\n')}</title>
        <circle
          cx={cluster.x}
          cy={cluster.y}
          r={radius / zoom}
          className={styles.circle}
          vectorEffect="non-scaling-stroke"
        />
        <text
          x={cluster.x}
          y={cluster.y}
          className={styles.count}
          fontSize={circle.text / zoom}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {words}
        </text>
      </g>
    )
  })
}

/** By its part of all, and large enough for its number. */
const radiusOf = (part: number, words: string) =>
  Math.max(circle.least + (circle.most - circle.least) * Math.sqrt(part), (words.length * circle.text) / 3.2 + 3)

const spotsOf = (rows: readonly PlaceRow[]) =>
  rows.map((row) => ({ ...naturalEarth().pointOf(row), code: row.value, count: row.count }))

const useStyles = makeStyles({
  spot: { cursor: 'pointer' },
  circle: {
    fill: tokens.colorNeutralBackground1,
    fillOpacity: 0.9,
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '1.5px',
  },
  count: { fill: tokens.colorNeutralForeground1, fontFamily: tokens.fontFamilyBase, fontWeight: 600 },
})
