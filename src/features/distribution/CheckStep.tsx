import { makeStyles, tokens } from '@fluentui/react-components'
import { PeopleSearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type DistributionRequest, giverOf } from '#domain/distribution/distribution'
import { limits } from '#domain/limits'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { NothingHere } from './NothingHere.tsx'
import { type PlanLine, type Preview, planLines, remarksOn, sentenceOf } from './plan.ts'
import type { Everybody } from './useEverybody.ts'

type Props = { asked: DistributionRequest; preview: Preview; isAll: boolean; everybody: Everybody }

/** What would happen, in a sentence and in numbers; nothing has happened yet. */
export function CheckStep({ asked, preview, isAll, everybody }: Props) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const sentence = useSentence(asked, preview, everybody)
  if (preview.going === 0)
    return <NothingHere icon={<PeopleSearchRegular />} title={t('plan.nothing')} text={t('plan.nothingText')} />
  const { isFewer, leavesOut } = remarksOn(asked, preview, { all: isAll })
  const remarks = [
    isFewer && t('plan.fewer'),
    leavesOut && t('plan.without'),
    preview.going < preview.matching && t(`plan.order.${asked.order}`),
    t('plan.undo', { hours: limits.distributionUndoHours }),
  ]
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      <PlanTable lines={planLines(asked, giverOf(asked, everybody.main), preview)} everybody={everybody} />
      <ul className={styles.remarks}>{remarks.map((remark) => remark && <li key={remark}>{remark}</li>)}</ul>
    </>
  )
}

function useSentence(asked: DistributionRequest, { going, matching }: Preview, { main, nameOf }: Everybody) {
  const { t } = useTranslation('distribution')
  const isPooled = asked.kind === 'distribute' && asked.pooled
  const receivers = asked.kind === 'release' ? [] : asked.to
  return t(`plan.${sentenceOf(asked)}`, {
    count: going,
    matching,
    from: isPooled ? t('pool') : nameOf(giverOf(asked, main)),
    to: receivers.length === 1 ? nameOf(receivers[0]!) : t('plan.people', { count: receivers.length }),
  })
}

function PlanTable({ lines, everybody }: { lines: PlanLine[]; everybody: Everybody }) {
  const { t } = useTranslation('distribution')
  const formats = useFormats()
  const number = (key: 'gets' | 'holds' | 'after'): TableColumn<PlanLine> => ({
    key,
    title: t(`plan.${key}`),
    isNumber: true,
    cell: (line) => (key === 'gets' && line.isGiver ? '–' : formats.number(line[key])),
  })
  return (
    <Table
      label={t('step.check')}
      rows={lines}
      columns={[
        { key: 'who', title: t('plan.who'), cell: ({ user }) => everybody.nameOf(user) },
        number('gets'),
        number('holds'),
        number('after'),
      ]}
      keyOf={({ user }) => user}
    />
  )
}

const useStyles = makeStyles({
  sentence: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, textWrap: 'pretty' },
  remarks: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})
