import { useStore } from '@nanostores/react'
import { useRepeat } from '@portal/elements'
import { $format, $translateOr, sentenceOf } from '@portal/session'
import { useMemo } from 'react'
import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { titleKey } from '#contract/page/sub-apps/sub-apps.ts'
import { portalTopic } from '#contract/texts/language-topics.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { authorOf } from './author.ts'
import { completenessOf, incompleteTopics } from './completeness.ts'
import { downloadLanguage, type Languages, loadLanguages } from './list.ts'
import { addressOf } from './view.ts'

type Table = HTMLElementTagNameMap['portal-table']

/** The languages, each with its actions in a menu. The fallback language is never deleted. */
export const LanguageTable = ({
  languages,
  onDelete
}: {
  languages: Languages
  onDelete: (row: LanguageRow) => void
}) => {
  const translate = useTranslate()
  const columns = useColumns()
  const actions = useMemo(
    (): Table['actions'] => [
      {
        key: 'upload',
        text: translate('languages.upload'),
        address: ({ intLangCode }: LanguageRow) => addressOf({ kind: 'replace', intLangCode })
      },
      { key: 'download', text: translate('languages.download') },
      {
        key: 'texts',
        text: translate('languages.notes'),
        address: ({ intLangCode }: LanguageRow) => addressOf({ kind: 'texts', intLangCode })
      },
      {
        key: 'versions',
        text: translate('languages.versions'),
        address: ({ intLangCode }: LanguageRow) => addressOf({ kind: 'versions', intLangCode })
      },
      {
        key: 'delete',
        text: translate('languages.delete'),
        danger: true,
        offered: ({ intLangCode }: LanguageRow) => intLangCode !== fallbackLanguage
      }
    ],
    [translate]
  )
  const rows = languages.kind === 'ready' ? languages.rows : undefined
  useRepeat(languages.kind === 'failed' ? languages.error : undefined, loadLanguages)
  return (
    <portal-table
      rowKey="intLangCode"
      addressKey=""
      label={translate('languages.title')}
      columns={columns}
      rows={rows}
      actions={actions}
      loading={languages.kind === 'loading'}
      error={
        languages.kind === 'failed' ? `${translate('languages.failed')} ${sentenceOf(languages.error)}` : undefined
      }
      emptyTitle={translate('languages.none')}
      onportal-table-retry={() => void loadLanguages()}
      onportal-table-action={({ detail: { action, keys } }) => {
        const row = rows?.find(({ intLangCode }) => intLangCode === keys[0])
        if (row === undefined) return
        if (action === 'download') void downloadLanguage(row.intLangCode)
        if (action === 'delete') onDelete(row)
      }}
    />
  )
}

const useColumns = (): Table['columns'] => {
  const translate = useTranslate()
  const translateOr = useStore($translateOr)
  const format = useStore($format)
  return useMemo(
    () => [
      {
        key: 'langName',
        title: translate('languages.language'),
        sortable: true,
        cell: ({ intLangCode, langName }: LanguageRow) => nameOf(intLangCode, langName),
        detail: (row: LanguageRow) => row.intLangCode
      },
      { key: 'keyCount', title: translate('languages.texts'), type: 'number', sortable: true },
      {
        key: 'completeness',
        title: translate('languages.completeness'),
        value: (row: LanguageRow) =>
          row.missingCount === 0
            ? translate('languages.complete')
            : translate('languages.incomplete', {
                percent: format.number(completenessOf(row)),
                count: row.missingCount,
                missing: format.number(row.missingCount)
              }),
        detail: (row: LanguageRow) =>
          format.list(
            incompleteTopics(row).map(({ topic, ...counts }) =>
              translate('languages.topicShare', {
                topic: topic === portalTopic ? translate('languages.portal') : translateOr(titleKey(topic), topic),
                percent: format.number(completenessOf(counts))
              })
            )
          )
      },
      {
        key: 'updateTime',
        title: translate('languages.lastChange'),
        type: 'date',
        sortable: true,
        detail: (row: LanguageRow) => authorOf(row, translate)
      },
      { key: 'userCount', title: translate('languages.users'), type: 'number', sortable: true }
    ],
    [translate, translateOr, format]
  )
}

/** A language's name is in that language: voice, fonts and direction depend on it. */
const nameOf = (intLangCode: string, langName: string): HTMLElement => {
  const name = document.createElement('b')
  name.lang = intLangCode
  name.dir = 'auto'
  name.textContent = langName
  return name
}
