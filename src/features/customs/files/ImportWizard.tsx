import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inspectShipments, type ShipmentFileLook } from '#workers/customs/importShipments'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { wordsOf } from '../../../lib/errors.ts'
import { useUser } from '../../../lib/session.ts'
import { language } from '../../../lib/texts.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportPlanForm } from './ImportPlanForm.tsx'
import { type ChosenFile, chooseFile, startImport, stopImport } from './shipmentImport.ts'

/** From a file to shipments: what its columns mean, then its rows, page by page. */
export function ImportWizard({ chosen: { file, started, state } }: { chosen: ChosenFile }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const user = useUser()
  const close = () => chooseFile(user, null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The form that was here is longer than a phone; what became of it would be out of sight.
    if (state.kind !== 'ready') section.current?.scrollIntoView({ block: 'nearest' })
  }, [state.kind])
  const title = t('wizard.title', { name: file.name })
  return (
    <Sheet>
      <section className={styles.root} aria-label={title} ref={section}>
        <h2 className={styles.title}>{title}</h2>
        {state.kind === 'ready' && <Plan file={file} started={started} onClose={close} />}
        {state.kind === 'running' && (
          <>
            <div role="status">
              <ProgressBar aria-label={title} />
              <p>{t('wizard.running', { rows: state.counts.rows, added: state.counts.added })}</p>
              <small>{t('wizard.runningNote')}</small>
            </div>
            <div>
              <Button onClick={stopImport}>{t('wizard.stop')}</Button>
            </div>
          </>
        )}
        {state.kind === 'broken' && started && (
          <>
            <MessageBar intent="warning" className={styles.bar}>
              <MessageBarBody>
                {t('wizard.broken')} {wordsOf(state.problem, lang)}
              </MessageBarBody>
            </MessageBar>
            <div className={styles.actions}>
              <OnlineButton appearance="primary" onClick={() => void startImport(user, started)}>
                {t('wizard.goOn')}
              </OnlineButton>
              <Button onClick={close}>{t('wizard.cancel')}</Button>
            </div>
          </>
        )}
        {state.kind === 'done' && <ImportDone counts={state.counts} onClose={close} />}
      </section>
    </Sheet>
  )
}

type PlanProps = Pick<ChosenFile, 'file' | 'started'> & { onClose: () => void }

function Plan({ file, started, onClose }: PlanProps) {
  const lang = language.useValue()
  const user = useUser()
  const [look, setLook] = useState<ShipmentFileLook | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    inspectShipments(file).then(
      (found) => !isGone && setLook(found),
      (error: unknown) => !isGone && setProblem(error),
    )
    return () => {
      isGone = true
    }
  }, [file])
  if (problem !== null)
    return (
      <MessageBar intent="error">
        <MessageBarBody>{wordsOf(problem, lang)}</MessageBarBody>
      </MessageBar>
    )
  if (!look) return <Spinner />
  return (
    <ImportPlanForm
      look={look}
      started={started}
      onStart={(start) => void startImport(user, start)}
      onCancel={onClose}
    />
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  bar: { '& *': { whiteSpace: 'normal' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})
