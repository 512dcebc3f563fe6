import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { emptyPage, innerPage } from './mailPage.ts'

type Props = {
  title: string
  html: string
  /** in pixels of the mail; it is drawn as large as there is room */
  width: number
  isDark?: boolean
  /** Only to be looked at: it is part of something else. */
  isPicture?: boolean
}

/**
 * A mail as it is received, in a frame in which no script runs. What changes is exchanged within the page, so that it
 * neither flashes nor jumps while somebody types.
 */
export function MailFrame({ title, html, width, isDark = false, isPicture = false }: Props) {
  const styles = useStyles()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const room = useRoom(place)
  useEffect(() => {
    const page = isReady ? frame.current?.contentDocument : null
    if (page) page.documentElement.innerHTML = innerPage(html, isDark)
  }, [html, isDark, isReady])
  const scale = room ? Math.min(1, room.width / width) : 0
  return (
    <div ref={place} className={styles.place}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        onLoad={() => setReady(true)}
        className={mergeClasses(styles.frame, isPicture && styles.picture)}
        {...(isPicture && { tabIndex: -1, 'aria-hidden': true })}
        style={{
          width,
          height: room && scale ? room.height / scale : 0,
          transform: `scale(${scale})`,
          marginInlineStart: room ? Math.max(0, (room.width - width * scale) / 2) : 0,
        }}
      />
    </div>
  )
}

function useRoom(place: React.RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setRoom({ width, height })
    })
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [place])
  return room
}

const useStyles = makeStyles({
  place: { width: '100%', height: '100%', minHeight: 0, overflow: 'hidden' },
  frame: { display: 'block', border: 'none', transformOrigin: '0 0', colorScheme: 'light' },
  picture: { pointerEvents: 'none' },
})
