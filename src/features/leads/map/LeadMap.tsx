import { makeStyles, tokens } from '@fluentui/react-components'
import { FullScreenMaximizeRegular } from '@fluentui/react-icons'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leadCalls } from '#domain/leads/calls'
import type { LeadList, LeadPlaces } from '#workers/search/leads/api'
import { MapButtons } from '../../../components/map/MapButtons.tsx'
import { mercator, mercatorArea } from '../../../components/map/shapes.ts'
import { useMapView } from '../../../components/map/useMapView.ts'
import { middleOf, type Point, viewAround, zoomedAt, zoomStep } from '../../../components/map/view.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { gridClusters, type MapPoints, type PlaceCluster } from './gridClusters.ts'
import { scaleOf, streetTiles } from './tiles.ts'

/** A single store is looked at from as far as this. */
const nearEnough = 4_000
/** So many circles have room side by side. */
const across = 13
const circle = { least: 6, most: 22, text: 10 }

type Props = {
  places: LeadPlaces
  list: LeadList
  /** the lead that is looked at */
  open: string | null
  onOpen: (id: string) => void
}

/**
 * Where what was found is. The list says the same and is the way for the keyboard. Streets are there only where the operator
 * set up a server of them; without one, and without a network, the outlines of countries.
 */
export function LeadMap({ places, list, open, onOpen }: Props) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const frame = useRef<SVGSVGElement>(null)
  const { points, whole } = useMemo(() => {
    const all = pointsOf(places)
    return { points: all, whole: viewAround(mercatorArea, eachPoint(all), nearEnough) }
  }, [places])
  const { view, setView, wasDragged, handlers } = useMapView(frame, whole)
  // As long as nobody has moved it, it follows what comes.
  const [fitted, setFitted] = useState(whole)
  if (fitted !== whole) {
    setFitted(whole)
    if (view === fitted) setView(whole)
  }
  const cell = mercatorArea.width / across / 2 ** (Math.round(2 * Math.log2(view.zoom)) / 2)
  const clusters = gridClusters(points, cell)
  const chosen = usePosition(list, open, places)
  const { answer } = useAnswer(leadCalls.sources, {})
  const tiles = answer?.data.tiles ?? null
  const { width, height } = mercatorArea
  const seen = (x: number, y: number) => ({ x: (x - view.x) * view.zoom, y: (y - view.y) * view.zoom })
  const inSight = clusters.flatMap((cluster) => {
    const { x, y } = seen(cluster.x, cluster.y)
    const isSeen = x > -circle.most && y > -circle.most && x < width + circle.most && y < height + circle.most
    return isSeen ? [{ cluster, x, y }] : []
  })
  const look = async (cluster: PlaceCluster) => {
    if (wasDragged()) return
    if (cluster.count > 1 && view.zoom < mercatorArea.mostZoom) return setView(zoomedAt(view, cluster, 3))
    const { lines } = await list.lines(cluster.at, cluster.at + 1)
    if (lines[0]) onOpen(lines[0].id)
  }
  return (
    <div className={styles.root}>
      <svg
        ref={frame}
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={t('map.label')}
        tabIndex={0}
        {...handlers}
      >
        <g transform={`scale(${view.zoom}) translate(${-view.x} ${-view.y})`}>
          {mercator().shapes.map(({ id, path }) => (
            <path key={id} d={path} className={styles.land} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        {tiles &&
          streetTiles(view, tiles.url).map(({ key, url, x, y, size }) => (
            // A hair larger, so that no line is seen between two.
            <image key={key} href={url} x={x} y={y} width={size + 0.5} height={size + 0.5} />
          ))}
        {inSight.map(({ cluster, x, y }) => (
          <Circle key={cluster.at} cluster={cluster} x={x} y={y} onLook={() => void look(cluster)} />
        ))}
        {chosen && <circle {...centred(seen(chosen.x, chosen.y))} r={circle.least + 4} className={styles.chosen} />}
        <Scale scale={scaleOf(view)} y={height - 14} />
      </svg>
      <MapButtons
        className={styles.buttons}
        words={{ in: t('map.in'), out: t('map.out'), whole: t('map.whole') }}
        whole={<FullScreenMaximizeRegular />}
        onPress={(button) =>
          setView(
            button === 'whole' ? whole : zoomedAt(view, middleOf(view), button === 'in' ? zoomStep : 1 / zoomStep),
          )
        }
      />
      <p className={styles.source}>
        {tiles ? tiles.credit : t('map.outlines')}
        {points.length === 0 && ` ${t('map.none')}`}
      </p>
    </div>
  )
}

function Circle({ cluster, x, y, onLook }: { cluster: PlaceCluster; x: number; y: number; onLook: () => void }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const formats = useFormats()
  const words = formats.number(cluster.count)
  if (cluster.count === 1) return <circle cx={x} cy={y} r={circle.least} className={styles.dot} onClick={onLook} />
  const radius = Math.max(
    Math.min(circle.most, 8 + 3 * Math.log2(cluster.count)),
    (words.length * circle.text) / 3.2 + 4,
  )
  return (
    <g className={styles.spot} onClick={onLook}>
      <title>{t('map.cluster', { count: cluster.count })}</title>
      <circle cx={x} cy={y} r={radius} className={styles.circle} />
      <text x={x} y={y} className={styles.count} fontSize={circle.text} textAnchor="middle" dominantBaseline="central">
        {words}
      </text>
    </g>
  )
}

function Scale({ scale: { metres, units }, y }: { scale: { metres: number; units: number }; y: number }) {
  const styles = useStyles()
  const formats = useFormats()
  const words = metres >= 1_000 ? `${formats.number(metres / 1_000)} km` : `${formats.number(metres)} m`
  return (
    <g aria-hidden>
      <path d={`M12 ${y - 4} v4 h${units} v-4`} className={styles.scale} />
      <text x={12 + units / 2} y={y - 6} className={styles.count} fontSize={circle.text} textAnchor="middle">
        {words}
      </text>
    </g>
  )
}

function pointsOf(places: LeadPlaces): MapPoints {
  const { pointOf } = mercator()
  const points = new Float64Array(places.length)
  for (let n = 0; n < places.length; n += 3) {
    const { x, y } = pointOf({ latitude: places[n]!, longitude: places[n + 1]! })
    points.set([x, y, places[n + 2]!], n)
  }
  return points
}

const eachPoint = (points: MapPoints) =>
  Array.from({ length: points.length / 3 }, (_, n) => ({ x: points[3 * n]!, y: points[3 * n + 1]! }))
const centred = ({ x, y }: { x: number; y: number }) => ({ cx: x, cy: y })

/** Where the lead that is looked at is, if it has a place. */
function usePosition(list: LeadList, id: string | null, places: LeadPlaces): Point | null {
  const [known, setKnown] = useState<{ id: string; point: Point | null } | null>(null)
  useEffect(() => {
    if (id === null) return
    let isHere = true
    list.positionOf(id).then((at) => isHere && setKnown({ id, point: pointAt(places, at) }), console.error)
    return () => {
      isHere = false
    }
  }, [list, id, places])
  return known && known.id === id ? known.point : null
}

function pointAt(places: LeadPlaces, at: number): Point | null {
  for (let n = 0; n < places.length; n += 3)
    if (places[n + 2] === at) return mercator().pointOf({ latitude: places[n]!, longitude: places[n + 1]! })
  return null
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    width: 'min(100%, 54vh)',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
  },
  map: {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    borderRadius: tokens.borderRadiusMedium,
    // The sea; what is looked at is mostly land, which is the quieter of the two.
    backgroundColor: tokens.colorNeutralBackground5,
    touchAction: 'none',
    cursor: 'grab',
    userSelect: 'none',
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  land: { fill: tokens.colorNeutralBackground3, stroke: tokens.colorNeutralStroke1, strokeWidth: '0.5px' },
  spot: { cursor: 'pointer' },
  dot: {
    cursor: 'pointer',
    fill: tokens.colorCompoundBrandBackground,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '1.5px',
  },
  circle: {
    fill: tokens.colorNeutralBackground1,
    fillOpacity: 0.95,
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '1.5px',
  },
  chosen: { fill: 'none', stroke: tokens.colorNeutralForeground1, strokeWidth: '2px', pointerEvents: 'none' },
  count: {
    fill: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontWeight: 600,
    pointerEvents: 'none',
  },
  scale: { fill: 'none', stroke: tokens.colorNeutralForeground1, strokeWidth: '1.5px' },
  buttons: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineEnd: tokens.spacingHorizontalS,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
  },
  source: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
