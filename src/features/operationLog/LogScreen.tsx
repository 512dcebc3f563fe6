import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FilterDismissRegular, HistoryRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { operationLogCalls } from '#domain/operationLog/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { useUser } from '../../lib/session.ts'
import { useAddress } from '../../lib/useAddress.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { EntryPanel } from './EntryPanel.tsx'
import { ExportButton } from './ExportButton.tsx'
import { LogFilters } from './LogFilters.tsx'
import { LogPager } from './LogPager.tsx'
import { LogTable } from './LogTable.tsx'
import { isLogFiltered, type LogAddress, noLogFilters, questionOf, readLog, withLog } from './logAddress.ts'

const pageRows = 50

/** Who did what; a sub account sees its own acts. */
export function LogScreen() {
  const styles = useStyles()
  const { t } = useTranslation('operationLog')
  const [params, setParams] = useAddress()
  const [opened] = useState(() => new Date())
  const isSub = isSubAccount(useUser())
  const address = readLog(params)
  const question = questionOf(address, opened)
  const answered = useAnswer(operationLogCalls.query, { ...question, limit: pageRows })
  const onAddress = (change: Partial<LogAddress>) => setParams((now) => withLog(now, change))
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <Page
          title={t('menu')}
          intro={t(isSub ? 'introSub' : 'intro')}
          action={!isSub && <ExportButton question={questionOf({ ...address, before: null }, opened)} />}
        >
          <Sheet>
            <LogFilters address={address} onAddress={onAddress} />
            <AnswerView answered={answered} lines={8}>
              {({ list, names, next }) => (
                <>
                  {list.length > 0 && <LogTable entries={list} names={names} />}
                  {!list.length && (isLogFiltered(address) || address.before) && (
                    <EmptyState icon={<FilterDismissRegular />} title={t('nothing')} text={t('nothingText')}>
                      <Button onClick={() => onAddress({ ...noLogFilters, before: null })}>{t('filter.clear')}</Button>
                    </EmptyState>
                  )}
                  {!list.length && !isLogFiltered(address) && !address.before && (
                    <EmptyState icon={<HistoryRegular />} title={t('empty')} text={t('emptyText')} />
                  )}
                  <LogPager before={address.before} next={next} onPage={(before) => onAddress({ before })} />
                </>
              )}
            </AnswerView>
          </Sheet>
        </Page>
      </div>
      {address.entry && (
        <EntryPanel key={address.entry} id={address.entry} onClose={() => onAddress({ entry: null })} />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  main: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
})
