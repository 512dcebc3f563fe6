import { useTranslation } from 'react-i18next'
import type { RightName } from '#domain/subAccounts/rights'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

type Answer = 'agree' | 'reject'

/** Giving and withdrawing rights: an answer to a request, or unasked. */
export function useAnswers() {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  const said = (answer: Answer, count: number) =>
    t(answer === 'agree' ? 'requests.agreed' : 'requests.rejected', { count })
  const give = (answer: Answer, { id }: SubLine, right: RightName, done: string) =>
    right === 'export_data'
      ? manage('setExportData', { type: answer, subuserids: [id] }, () => done)
      : manage('operateDeleteData', { sub_user_id: id, status: answer }, () => done)
  return {
    answer: (answer: Answer, sub: SubLine, right: RightName) => give(answer, sub, right, said(answer, 1)),
    answerAll: (answer: Answer) => manage('answerAll', { type: answer }, ({ answered }) => said(answer, answered)),
    /** Where nobody asked. */
    set: (sub: SubLine, right: RightName, isAllowed: boolean) =>
      give(
        isAllowed ? 'agree' : 'reject',
        sub,
        right,
        t(isAllowed ? 'panel.granted' : 'panel.withdrawn', { right: t(`rights.${right}`) }),
      ),
    allowExports: (subs: readonly SubLine[]) =>
      manage('setExportData', { type: 'agree', subuserids: subs.map(({ id }) => id) }, () =>
        t('panel.granted', { right: t('rights.export_data') }),
      ),
  }
}
