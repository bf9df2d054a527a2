import { useStore } from '@nanostores/react'
import { ask, useRepeat } from '@portal/elements'
import { $format, notify, sentenceOf } from '@portal/session'
import { useEffect, useMemo } from 'react'
import type { LanguageVersion } from '#contract/calls/languages/language-files.ts'
import * as limits from '#contract/limits.ts'
import { PageHeader } from '../../../pieces/page-header.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { authorOf } from '../author.ts'
import { $languages, rowOf } from '../list.ts'
import { addressOf } from '../view.ts'
import { $versions, loadVersions, restoreVersion } from './versions.ts'

/** The stored versions of a language. Each can be restored. */
export const VersionList = ({ intLangCode }: { intLangCode: string }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const state = useStore($versions)
  const name = rowOf(useStore($languages), intLangCode)?.langName ?? intLangCode
  const { columns, actions } = useTable()
  const versions = state.kind === 'ready' ? state.versions : undefined
  useEffect(() => void loadVersions(intLangCode), [intLangCode])
  useRepeat(state.kind === 'failed' ? state.error : undefined, () => loadVersions(intLangCode))

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
      <portal-table
        rowKey="versionId"
        label={translate('languages.versionsTitle', { name })}
        columns={columns}
        rows={versions}
        actions={actions}
        size={limits.languageVersionsKept}
        loading={state.kind === 'loading'}
        error={
          state.kind === 'failed' ? `${translate('languages.versionsFailed')} ${sentenceOf(state.error)}` : undefined
        }
        onportal-table-retry={() => void loadVersions(intLangCode)}
        onportal-table-action={({ detail }) => {
          const version = versions?.find(({ versionId }) => String(versionId) === detail.keys[0])
          if (version !== undefined) void askToRestore(version)
        }}
      />
    </>
  )
}

type Table = HTMLElementTagNameMap['portal-table']

/** The columns of versions, and the action for a version that is not shown now. */
const useTable = (): { columns: Table['columns']; actions: Table['actions'] } => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      columns: [
        {
          key: 'updateTime',
          title: translate('languages.lastChange'),
          type: 'date',
          detail: (version: LanguageVersion) => authorOf(version, translate)
        },
        {
          key: 'current',
          title: translate('languages.state'),
          type: 'state',
          value: ({ current }: LanguageVersion) =>
            current ? { text: translate('languages.current'), tone: 'success' } : undefined
        },
        { key: 'keyCount', title: translate('languages.texts'), type: 'number' }
      ],
      actions: [
        { key: 'restore', text: translate('languages.restore'), offered: ({ current }: LanguageVersion) => !current }
      ]
    }),
    [translate]
  )
}
