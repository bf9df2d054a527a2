import { useStore } from '@nanostores/react'
import { useRepeat } from '@portal/elements'
import { $format, notify, sentenceOf } from '@portal/session'
import { useMemo } from 'react'
import type { Release } from '#contract/calls/releases/releases.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { audienceText } from './audience-text.ts'
import { type $releases, loadReleases, takeBack } from './data.ts'
import { failedPercent, rowsOf, shortHash, type VersionRow } from './rows.ts'

type Table = HTMLElementTagNameMap['portal-table']

type VersionTableProps = { releases: ReturnType<typeof $releases.get>; onPut: (row: VersionRow) => void }

/** The versions in force, with two buttons each: put another one in, and take this one back. */
export const VersionTable = ({ releases, onPut }: VersionTableProps) => {
  const translate = useTranslate()
  const rows = useMemo(() => (releases.kind === 'ready' ? rowsOf(releases.answer.modules) : undefined), [releases])
  useRepeat(releases.kind === 'failed' ? releases.error : undefined, loadReleases)
  const columns = useColumns(rows?.some(({ quality }) => quality !== null) ?? false)

  const back = async ({ releaseId, module, version }: Release): Promise<void> => {
    try {
      await takeBack(releaseId)
      notify('success', translate('releases.takenBackDone', { module, version }))
    } catch (error) {
      notify('error', sentenceOf(error))
    }
  }

  return (
    <portal-table
      rowKey="key"
      label={translate('releases.inForce')}
      columns={columns}
      rows={rows}
      loading={releases.kind === 'loading'}
      error={releases.kind === 'failed' ? sentenceOf(releases.error) : undefined}
      emptyTitle={translate('releases.none')}
      onportal-table-retry={() => void loadReleases()}
    >
      {rows?.map(row => (
        <div key={row.key} slot={`${row.key}/act`} className="release-actions">
          <button data-click="releases.put" type="button" className="button small" onClick={() => onPut(row)}>
            {translate('releases.put')}
          </button>
          {row.release !== undefined && (
            <button
              data-click="releases.takeBack"
              type="button"
              className="button small"
              onClick={() => row.release && void back(row.release)}
            >
              {translate('releases.takeBack')}
            </button>
          )}
        </div>
      ))}
    </portal-table>
  )
}

/** @param hasLevels whether somebody said a level: else the column would only take room from the buttons */
const useColumns = (hasLevels: boolean): Table['columns'] => {
  const translate = useTranslate()
  const format = useStore($format)
  return useMemo(
    () => [
      { key: 'module', title: translate('releases.module'), detail: ({ address }: VersionRow) => address },
      {
        key: 'version',
        title: translate('releases.version'),
        value: ({ release }: VersionRow) => release?.version ?? translate('releases.ofEnvironment'),
        detail: ({ integrity }: VersionRow) => (integrity === null ? undefined : shortHash(integrity)),
        detailTitle: translate('releases.hash')
      },
      { key: 'size', title: translate('releases.size'), type: 'bytes' },
      ...(hasLevels
        ? [
            {
              key: 'quality',
              title: translate('releases.quality'),
              value: ({ quality }: VersionRow) => translate(`releases.quality.${quality ?? 'none'}`)
            }
          ]
        : []),
      {
        key: 'audience',
        title: translate('releases.audience'),
        value: ({ release }: VersionRow) => audienceText(release?.audience, translate, format),
        detail: ({ release }: VersionRow) =>
          release?.held
            ? translate('releases.held', {
                limits: format.list(release.held.by.map(hold => translate(`releases.hold.${hold}`)))
              })
            : undefined
      },
      {
        key: 'setTime',
        title: translate('releases.since'),
        type: 'date',
        value: ({ release }: VersionRow) => release?.setTime,
        detail: ({ release }: VersionRow) =>
          release === undefined ? undefined : (release.setUser ?? translate('releases.portal'))
      },
      {
        key: 'figures',
        title: translate('releases.figures'),
        value: ({ figures }: VersionRow) => {
          const percent = failedPercent(figures)
          return percent === undefined
            ? translate('releases.notOpened')
            : translate('releases.failedOf', {
                percent: format.number(percent),
                count: figures.users,
                users: format.number(figures.users)
              })
        },
        detail: ({ figures: { milliseconds, loadedWithin, readyWithin } }: VersionRow) => {
          if (loadedWithin !== null && readyWithin !== null)
            return translate('releases.slowestTimes', {
              loaded: format.number(loadedWithin),
              ready: format.number(readyWithin)
            })
          return milliseconds === null
            ? undefined
            : translate('releases.loadTime', { time: format.number(milliseconds) })
        }
      },
      { key: 'act', title: translate('releases.actions'), slotted: true, fixed: true }
    ],
    [translate, format, hasLevels]
  )
}
