import { useStore } from '@nanostores/react'
import { ask } from '@portal/elements'
import { $format, notify } from '@portal/session'
import { useEffect } from 'react'
import type { LanguageVersion } from '#contract/calls/language-files.ts'
import * as limits from '#contract/limits.ts'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { Changed } from './changed.tsx'
import { $languages, rowOf } from './list.ts'
import { LoadFailed, LoadingTable } from './loading.tsx'
import { $versions, loadVersions, restoreVersion } from './versions.ts'
import { addressOf } from './view.ts'

/** The stored versions of a language. Each can be restored. */
export const VersionList = ({ intLangCode }: { intLangCode: string }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const state = useStore($versions)
  const name = rowOf(useStore($languages), intLangCode)?.langName ?? intLangCode
  useEffect(() => void loadVersions(intLangCode), [intLangCode])

  const askToRestore = async ({ versionId, updateTime, keyCount }: LanguageVersion): Promise<void> => {
    const isRestored = await ask({
      heading: translate('languages.restoreTitle', { name }),
      text: translate('languages.restoreText', {
        time: format.time(updateTime),
        count: keyCount,
        texts: format.number(keyCount)
      }),
      yes: translate('languages.restore'),
      act: () => restoreVersion(intLangCode, versionId)
    })
    if (isRestored) notify('success', translate('languages.restored', { name }))
  }

  return (
    <>
      <PageHeader
        title={translate('languages.versionsTitle', { name })}
        lead={translate('languages.versionsPurpose', { count: limits.languageVersionsKept })}
        back={{ href: addressOf({ kind: 'list' }), text: translate('languages.back'), click: 'languages.back' }}
      />
      {state.kind === 'loading' && <LoadingTable rows={3} />}
      {state.kind === 'failed' && (
        <LoadFailed
          text={translate('languages.versionsFailed')}
          error={state.error}
          retry={() => loadVersions(intLangCode)}
        />
      )}
      {state.kind === 'ready' && <VersionTable versions={state.versions} onRestore={askToRestore} />}
    </>
  )
}

const VersionTable = ({
  versions,
  onRestore
}: {
  versions: LanguageVersion[]
  onRestore: (version: LanguageVersion) => void
}) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <div className="table-place">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{translate('languages.lastChange')}</th>
            <th scope="col" className="figure-cell">
              {translate('languages.texts')}
            </th>
            <th scope="col">{translate('languages.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(version => (
            <tr key={version.versionId}>
              <th scope="row">
                <Changed {...version} />
              </th>
              <td className="figure-cell" data-label={translate('languages.texts')}>
                {format.number(version.keyCount)}
              </td>
              <td>
                {version.current ? (
                  <span className="quiet">{translate('languages.current')}</span>
                ) : (
                  <button
                    data-click="languages.restore"
                    type="button"
                    className="button small"
                    aria-label={translate('languages.actionOf', {
                      action: translate('languages.restore'),
                      name: format.time(version.updateTime)
                    })}
                    onClick={() => onRestore(version)}
                  >
                    {translate('languages.restore')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
