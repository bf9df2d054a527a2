import { useStore } from '@nanostores/react'
import { useRepeat } from '@portal/elements'
import { $format, type Format, sentenceOf, type Translate } from '@portal/session'
import { useMemo } from 'react'
import type { PastRelease } from '#contract/calls/releases/releases.ts'
import * as limits from '#contract/limits.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { audienceText } from './audience-text.ts'
import { $history, loadHistory } from './data.ts'
import { failedPercent } from './rows.ts'

type Table = HTMLElementTagNameMap['portal-table']

/** All releases, newest first: who put them in, for whom, and how they ended. */
export const HistoryTable = () => {
  const translate = useTranslate()
  const history = useStore($history)
  const columns = useColumns()
  useRepeat(history.kind === 'failed' ? history.error : undefined, () => loadHistory())
  return (
    <portal-table
      remote
      rowKey="releaseId"
      label={translate('releases.history')}
      columns={columns}
      rows={history.kind === 'ready' ? history.answer.list : undefined}
      total={history.kind === 'ready' ? history.answer.total : 0}
      page={history.page}
      size={limits.pageSize}
      loading={history.kind === 'loading'}
      error={history.kind === 'failed' ? sentenceOf(history.error) : undefined}
      emptyTitle={translate('releases.noHistory')}
      onportal-table-change={({ detail }) => void loadHistory(detail.page)}
      onportal-table-retry={() => void loadHistory()}
    />
  )
}

const ends = {
  replaced: 'releases.replaced',
  takenBack: 'releases.takenBack',
  wentBack: 'releases.wentBack'
} as const

/** How a release ended, and why, where the portal ended it. */
const endText = ({ end }: PastRelease, translate: Translate, format: Format): string => {
  if (end === null) return translate('releases.current')
  const { reason } = end
  if (reason === null) return translate(ends[end.kind])
  if (reason.kind === 'slower')
    return translate('releases.wentBackSlower', {
      time: format.number(reason.figures.milliseconds ?? 0),
      before: format.number(reason.before.milliseconds ?? 0)
    })
  return translate('releases.wentBackFailures', {
    percent: format.number(failedPercent(reason.figures) ?? 0),
    before: format.number(failedPercent(reason.before) ?? 0)
  })
}

const useColumns = (): Table['columns'] => {
  const translate = useTranslate()
  const format = useStore($format)
  return useMemo(
    () => [
      { key: 'module', title: translate('releases.module'), detail: ({ address }: PastRelease) => address },
      { key: 'version', title: translate('releases.version') },
      {
        key: 'audience',
        title: translate('releases.audience'),
        value: ({ audience }: PastRelease) => audienceText(audience, translate, format)
      },
      {
        key: 'setTime',
        title: translate('releases.since'),
        type: 'date',
        detail: ({ setUser }: PastRelease) => setUser ?? translate('releases.portal')
      },
      {
        key: 'endTime',
        title: translate('releases.until'),
        type: 'date',
        value: ({ end }: PastRelease) => end?.time,
        detail: ({ end }: PastRelease) => (end === null ? undefined : (end.user ?? translate('releases.portal')))
      },
      {
        key: 'end',
        title: translate('releases.end'),
        value: (release: PastRelease) => endText(release, translate, format)
      }
    ],
    [translate, format]
  )
}
