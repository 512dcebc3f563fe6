import {
  Link,
  makeStyles,
  Toast,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useId,
  useToastController,
} from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { usePhone } from '../lib/media.ts'
import { onToast, type ToastOrder } from '../lib/toasts.ts'

const errorMs = 2_000
const infoMs = 3_000
// Long enough to see what happened and to want it back.
const undoMs = 8_000

type ToastItem = ToastOrder & { id: string }

/** At most two messages; the same words are never there twice, and a third one replaces the oldest. */
export function ToastHost() {
  const toasterId = useId('toaster')
  const { dispatchToast, dismissToast } = useToastController(toasterId)
  const isPhone = usePhone()
  const shown = useRef<ToastItem[]>([])
  const count = useRef(0)

  useEffect(
    () =>
      onToast((order) => {
        if (!order.undo && shown.current.some((toast) => toast.text === order.text)) return
        if (shown.current.length >= limits.toasts) {
          const gone = leastMissed(shown.current)
          dismissToast(gone.id)
          shown.current = shown.current.filter((toast) => toast !== gone)
        }
        const id = `${toasterId}-${count.current++}`
        shown.current = [...shown.current, { id, ...order }]
        dispatchToast(<Message order={order} />, {
          toastId: id,
          intent: order.kind,
          timeout: order.undo ? undoMs : order.kind === 'error' ? errorMs : infoMs,
          pauseOnHover: true,
          pauseOnWindowBlur: true,
          politeness: order.kind === 'error' ? 'assertive' : 'polite',
          onStatusChange: (_, { status }) => {
            if (status === 'dismissed' || status === 'unmounted')
              shown.current = shown.current.filter((toast) => toast.id !== id)
          },
        })
        order.until?.addEventListener('abort', () => dismissToast(id), { once: true })
      }),
    [dispatchToast, dismissToast, toasterId],
  )
  return (
    <Toaster
      toasterId={toasterId}
      limit={limits.toasts}
      position={isPhone ? 'bottom' : 'bottom-end'}
      offset={isPhone ? { vertical: 96, horizontal: 16 } : { vertical: 24, horizontal: 24 }}
    />
  )
}

/** The oldest one that offers nothing; otherwise the oldest. */
const leastMissed = (shown: ToastItem[]) => shown.find((toast) => !toast.undo) ?? shown[0]!

function Message({ order: { text, undo } }: { order: ToastOrder }) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  return (
    <Toast>
      <ToastTitle
        action={
          undo ? (
            <ToastTrigger>
              <Link onClick={() => void undo()}>{t('undo')}</Link>
            </ToastTrigger>
          ) : null
        }
      >
        <span className={styles.text}>{text}</span>
      </ToastTitle>
    </Toast>
  )
}

const useStyles = makeStyles({
  // A name may fill a page; a toast must not.
  text: {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
})
